-- FAQ: questions and answers in each language. Categories are stable keys; their labels stand in the app's catalogues.

create table public.faqs (
  id uuid primary key default gen_random_uuid(),
  language text not null default 'en',
  category text not null default 'General',
  position smallint not null default 0,
  question text not null,
  answer text not null,

  constraint faqs_language_known foreign key (language) references private.languages (code) on delete cascade,
  constraint faqs_category_form check (category ~ '^[A-Z][A-Za-z]{2,30}$'),
  constraint faqs_question_length check (not private.is_blank(question) and length(question) <= 300),
  constraint faqs_answer_length check (not private.is_blank(answer) and length(answer) <= 4000),
  constraint faqs_asked_once unique (language, question)
);

create index faqs_of_language on public.faqs (language, category, position);

call private.protect_table('public.faqs');

create policy faqs_read on public.faqs
  for select to authenticated
  using (true);
