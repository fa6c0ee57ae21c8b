-- Reviews: one for each open request; the author of an anonymous one never leaves the private schema.

create table public.review_requests (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  nutritionist_id uuid not null references public.profiles (id) on delete cascade,
  -- The meeting that it asks about; null for the request that a disconnect writes.
  appointment_id uuid references public.appointments (id) on delete set null,
  -- Invisible until then: the end of the meeting.
  sent_at timestamptz(3) not null default private.clock(),
  expires_at timestamptz(3) not null default private.clock() + interval '30 days',
  completed boolean not null default false,

  constraint review_requests_expire_after_sending check (expires_at > sent_at)
);

create unique index review_requests_one_open
  on public.review_requests (client_id, nutritionist_id)
  where not completed;
create index review_requests_inbox on public.review_requests (client_id, completed, sent_at desc);
create index review_requests_of_nutritionist on public.review_requests (nutritionist_id);
create index review_requests_of_appointment on public.review_requests (appointment_id);

create table public.nutritionist_reviews (
  id uuid primary key default gen_random_uuid(),
  nutritionist_id uuid not null references public.profiles (id) on delete cascade,
  -- Always null for an anonymous review: there is nothing to leak.
  client_id uuid references public.profiles (id) on delete cascade,
  rating smallint not null,
  comment text,
  anonymous boolean not null default false,
  created_at timestamptz(3) not null default private.clock(),

  constraint nutritionist_reviews_rating_range check (rating between 1 and 5),
  constraint nutritionist_reviews_comment_length check (
    comment is null or (not private.is_blank(comment) and length(comment) <= 2000)
  ),
  constraint nutritionist_reviews_anonymous_has_no_client check (anonymous = (client_id is null))
);

create index nutritionist_reviews_of_nutritionist
  on public.nutritionist_reviews (nutritionist_id, created_at desc);
create index nutritionist_reviews_of_client on public.nutritionist_reviews (client_id);

create table private.review_authors (
  review_id uuid primary key references public.nutritionist_reviews (id) on delete cascade,
  client_id uuid not null references public.profiles (id) on delete cascade,
  request_id uuid not null references public.review_requests (id) on delete cascade,

  constraint review_authors_one_review_of_a_request unique (request_id)
);

create index review_authors_of_client on private.review_authors (client_id);

call private.protect_table('public.review_requests');
call private.protect_table('public.nutritionist_reviews');


-- Asking for a review

create function private.review_period()
returns interval
language sql
stable
security definer
set search_path = ''
as $$
  select review_period from private.settings
$$;

-- At most one request of a pair is not completed; the earliest stays. A person whose account is being erased is passed
-- over instead of waited for.
create function private.ask_for_review(client uuid, nutritionist uuid, sent timestamptz, appointment uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform from public.profiles where id = client for key share skip locked;
  if not found then
    return;
  end if;
  perform from public.profiles where id = nutritionist for key share skip locked;
  if not found then
    return;
  end if;
  delete from public.review_requests
    where client_id = client
      and nutritionist_id = nutritionist
      and not completed
      and (expires_at <= private.clock() or sent_at > sent);
  insert into public.review_requests (client_id, nutritionist_id, appointment_id, sent_at, expires_at)
    values (client, nutritionist, appointment, sent, sent + private.review_period())
    on conflict (client_id, nutritionist_id) where not completed do nothing;
end
$$;

-- Asks about the pair's earliest confirmed meeting that has not begun: called when the request of another one is gone or
-- completed, whose place it takes. The caller holds that request, and an erasure takes appointments before requests: a
-- meeting that somebody else holds is passed over instead of waited for. Shared, so that a cancellation waits until it can
-- see the request.
create function private.ask_after_next_meeting(client uuid, nutritionist uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  meeting public.appointments;
begin
  select *
    into meeting
    from public.appointments
    where client_id = client
      and nutritionist_id = nutritionist
      and status = 'confirmed'
      and start_time > private.clock()
    order by start_time
    limit 1
    for share skip locked;
  if found then
    perform private.ask_for_review(client, nutritionist, meeting.end_time, meeting.id);
  end if;
end
$$;

create function private.ask_after_appointment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status = 'confirmed' and old.status <> 'confirmed' then
    perform private.ask_for_review(new.client_id, new.nutritionist_id, new.end_time, new.id);
  elsif old.status = 'confirmed' and new.status <> 'confirmed' then
    delete from public.review_requests where appointment_id = old.id and not completed;
    perform private.ask_after_next_meeting(old.client_id, old.nutritionist_id);
  end if;
  return null;
end
$$;

create trigger appointments_ask_for_review
  after update of status on public.appointments
  for each row execute function private.ask_after_appointment();

create function private.ask_after_disconnect()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.ask_for_review(old.client_id, old.nutritionist_id, private.clock(), null);
  return null;
end
$$;

-- Fires after relationships_free_bookings (by name): the requests of freed meetings are gone by then.
create trigger relationships_request_review
  after delete on public.client_nutritionist_relationships
  for each row execute function private.ask_after_disconnect();


-- Writing a review

-- Locks the caller's open request for a nutritionist and returns its id. Before the review is written, since writing it
-- holds the nutritionist's profile: an erasure takes requests first and profiles later.
create function private.take_review_request(nutritionist uuid)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  taken uuid;
begin
  select id
    into taken
    from public.review_requests
    where client_id = auth.uid()
      and nutritionist_id = nutritionist
      and not completed
      and sent_at <= private.clock()
      and expires_at > private.clock()
    order by sent_at
    limit 1
    for update;
  if taken is null then
    raise exception 'There is no open review request for this nutritionist' using errcode = '42501';
  end if;
  return taken;
end
$$;

create function private.guard_review_insert()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.trusted() then
    return new;
  end if;
  new.anonymous := coalesce(new.anonymous, false);
  new.client_id := case when not new.anonymous then auth.uid() end;
  new.comment := case when not private.is_blank(new.comment) then btrim(new.comment) end;
  new.created_at := case
    when new.anonymous then date_trunc('day', private.clock(), 'UTC')
    else private.clock()
  end;
  perform private.take_review_request(new.nutritionist_id);
  return new;
end
$$;

create trigger nutritionist_reviews_guard_insert
  before insert on public.nutritionist_reviews
  for each row execute function private.guard_review_insert();

-- A review takes an open request of its author for that nutritionist, in the same transaction.
create function private.complete_review_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  author constant uuid := auth.uid();
  taken uuid;
begin
  if author is null then
    return null;
  end if;
  taken := private.take_review_request(new.nutritionist_id);
  update public.review_requests set completed = true where id = taken;
  insert into private.review_authors (review_id, client_id, request_id) values (new.id, author, taken);
  perform private.ask_after_next_meeting(author, new.nutritionist_id);
  return null;
end
$$;

create trigger nutritionist_reviews_complete_request
  after insert on public.nutritionist_reviews
  for each row execute function private.complete_review_request();

create function private.has_review(request uuid)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select exists (select from private.review_authors where request_id = request)
$$;

-- The contract sets `completed` after the review; by then it already is, and without a review it is refused.
create function private.guard_review_request_update()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.trusted() then
    return new;
  end if;
  if to_jsonb(new) - 'completed' is distinct from to_jsonb(old) - 'completed' then
    raise exception 'Only completed may change' using errcode = '42501';
  end if;
  if old.completed and not new.completed then
    raise exception 'A completed request stays completed' using errcode = '42501';
  end if;
  if new.completed and not old.completed and not private.has_review(old.id) then
    raise exception 'The review comes first' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger review_requests_guard_update
  before update on public.review_requests
  for each row execute function private.guard_review_request_update();

-- An erased author takes the anonymous text along.
create function private.delete_review_of_author()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.nutritionist_reviews where id = old.review_id;
  return null;
end
$$;

create trigger review_authors_delete_review
  after delete on private.review_authors
  for each row execute function private.delete_review_of_author();


-- What is told

create function private.notify_of_review_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.notifications where subject_id = old.id and kind = 'review_requested';
  else
    -- The client's own disconnect asks for a review too: that is said on the screen, not by the bell.
    perform private.notify(
      new.client_id,
      'review_requested',
      new.nutritionist_id,
      new.id,
      case when new.appointment_id is not null then new.sent_at end
    );
  end if;
  return null;
end
$$;

create trigger review_requests_notify
  after insert or delete on public.review_requests
  for each row execute function private.notify_of_review_request();

create function private.notify_of_review()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- With the time of the review: an anonymous one is dated by the day.
  perform private.notify(new.nutritionist_id, 'review_received', new.client_id, new.id, new.created_at);
  return null;
end
$$;

create trigger nutritionist_reviews_notify
  after insert on public.nutritionist_reviews
  for each row execute function private.notify_of_review();

call private.tell_own_changes('review_requests', 'insert', 'update', 'delete');
call private.tell_own_changes('nutritionist_reviews', 'insert');


-- Policies. Nutritionists see no review request: its time would tell who wrote an anonymous review.

create policy review_requests_read on public.review_requests
  for select to authenticated
  using (client_id = (select auth.uid()) and sent_at <= (select private.clock()));
create policy review_requests_update on public.review_requests
  for update to authenticated
  using (client_id = (select auth.uid()) and sent_at <= (select private.clock()))
  with check (client_id = (select auth.uid()));
create policy nutritionist_reviews_read on public.nutritionist_reviews
  for select to authenticated
  using (true);
create policy nutritionist_reviews_insert on public.nutritionist_reviews
  for insert to authenticated
  with check (
    (select private.my_role()) = 'client'
    and (client_id is null or client_id = (select auth.uid()))
  );


-- How many reviews of a nutritionist gave each number of stars; a number that nobody gave has no row.
create function public.rating_distribution(nutritionist uuid)
returns table (rating smallint, review_count integer)
language sql
stable
set search_path = ''
as $$
  select written.rating, count(*)::integer
  from public.nutritionist_reviews as written
  where written.nutritionist_id = nutritionist
  group by written.rating
$$;


-- The card of a reviewer who gave a name: name and picture, all else of the row null.

create function private.client_card_of_review(review uuid)
returns setof public.profiles
language sql
stable
security definer
rows 1
set search_path = ''
as $$
  select card.*
  from public.nutritionist_reviews as written
  join public.profiles as client on client.id = written.client_id
  cross join lateral jsonb_populate_record(
    null::public.profiles,
    jsonb_build_object('id', client.id, 'name', client.name, 'profile_picture_url', client.profile_picture_url)
  ) as card
  where written.id = review and not written.anonymous and (select auth.uid()) is not null
$$;

create function public.client(public.nutritionist_reviews)
returns setof public.profiles
language sql
stable
rows 1
set search_path = ''
as $$
  select * from private.client_card_of_review($1.id)
$$;
