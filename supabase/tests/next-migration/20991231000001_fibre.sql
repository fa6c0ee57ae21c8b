-- A migration as the next release may have it: a column that a client fills, one more version of a function, the grants anew.

alter table public.food_entries
  add column fibre_grams numeric(7, 1),
  add constraint food_entries_fibre_range check (fibre_grams between 0 and 2000);

create or replace function public.rating_distribution(nutritionist uuid)
returns table (rating smallint, review_count integer)
language sql
stable
set search_path = ''
as $$
  select written.rating, count(*)::integer
  from public.nutritionist_reviews as written
  where written.nutritionist_id = nutritionist
  group by written.rating
  order by written.rating
$$;

create or replace function public.schema_version()
returns integer
language sql
immutable
set search_path = ''
as $$
  select 1000
$$;

select private.apply_grants();
