-- The directory of nutritionists: the figures of each that everyone may know, kept by triggers; search, filters, the spec's
-- order, pages by key; and the search of the register form, the one thing that works signed out.

-- Everyone may know these; who the clients are, nobody. Here, because the directory is ordered and searched by them.
create table public.nutritionist_stats (
  nutritionist_id uuid primary key references public.profiles (id) on delete cascade,
  average_rating numeric(3, 2),
  review_count integer not null default 0,
  client_count integer not null default 0,
  -- Name and e-mail, a line each, as the directory compares them.
  search_key text not null default '',

  constraint nutritionist_stats_rating_range check (average_rating between 1 and 5),
  constraint nutritionist_stats_counts_range check (
    review_count between 0 and 10000000 and client_count between 0 and 10000000
  )
);

call private.protect_table('public.nutritionist_stats');

create policy nutritionist_stats_read on public.nutritionist_stats
  for select to authenticated
  using (true);


-- Kept figures, counted anew under the nutritionist's lock of statistics, always the last lock of a transaction.

create function private.count_nutritionist(nutritionist uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not private.is_nutritionist(nutritionist) then
    return;
  end if;
  perform private.lock_statistics(nutritionist);
  insert into public.nutritionist_stats as kept (nutritionist_id, average_rating, review_count, client_count)
    select
      nutritionist,
      (select round(avg(rating), 2) from public.nutritionist_reviews where nutritionist_id = nutritionist),
      (select count(*) from public.nutritionist_reviews where nutritionist_id = nutritionist),
      (select count(*) from public.client_nutritionist_relationships where nutritionist_id = nutritionist)
    on conflict (nutritionist_id) do update
      set average_rating = excluded.average_rating,
        review_count = excluded.review_count,
        client_count = excluded.client_count;
end
$$;

create function private.count_after_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.count_nutritionist(case tg_op when 'DELETE' then old.nutritionist_id else new.nutritionist_id end);
  return null;
end
$$;

create trigger nutritionist_reviews_zz_count
  after insert or delete on public.nutritionist_reviews
  for each row execute function private.count_after_change();

create trigger relationships_zz_count
  after insert or delete on public.client_nutritionist_relationships
  for each row execute function private.count_after_change();

-- What two spellings have in common: case, accents, е and ё, dotless i.
create function private.search_key(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    regexp_replace(normalize(lower(value), NFKD), '[\u0300-\u036f]', '', 'g'),
    'ıəø',
    'ieo'
  )
$$;

create function private.list_in_directory()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.nutritionist_stats (nutritionist_id, search_key)
    values (new.id, private.search_key(new.name || E'\n' || new.email))
    on conflict (nutritionist_id) do update set search_key = excluded.search_key;
  return null;
end
$$;

create trigger profiles_list_in_directory
  after insert or update of name, email on public.profiles
  for each row
  when (new.role = 'nutritionist')
  execute function private.list_in_directory();


-- Searching

-- A reference ID as it may be typed: lower case, and Cyrillic letters that look like Latin capitals.
create function private.reference_key(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(upper(btrim(value)), 'АВЕКМНОРСТУХЅІЈ', 'ABEKMHOPCTYXSIJ')
$$;

-- One page of the directory, in the order of the spec: rating, clients, years of experience, each from above.
--   search              part of a name or e-mail; case, accents, е and ё do not count
--   reference           a whole reference ID, instead of a search
--   with_expertise      one key of the list
--   with_language       one of the seven languages
--   min_years … max_rate  bounds, included; a nutritionist without the figure is left out by a bound on it
--   after_id            the last nutritionist of the page before
--   page_size           1 to 50
-- `matching` and `everyone` are the X and Y of 'Showing X of Y nutritionists', the same in every row.
create function public.search_nutritionists(
  search text default null,
  reference text default null,
  with_expertise text default null,
  with_language text default null,
  min_years integer default null,
  max_years integer default null,
  min_rate numeric default null,
  max_rate numeric default null,
  after_id uuid default null,
  page_size integer default 24
)
returns table (
  id uuid,
  name text,
  email text,
  profile_picture_url text,
  bio text,
  expertise text[],
  languages text[],
  years_experience integer,
  consultation_rate numeric,
  reference_id text,
  created_at timestamptz,
  average_rating numeric,
  review_count integer,
  client_count integer,
  matching integer,
  everyone integer
)
language sql
stable
set search_path = ''
as $$
  with matching as materialized (
    select
      profile.id,
      coalesce(stats.average_rating, 0) as rating,
      stats.client_count as clients,
      coalesce(profile.years_experience, -1) as years
    from public.profiles as profile
    join public.nutritionist_stats as stats on stats.nutritionist_id = profile.id
    where profile.role = 'nutritionist'
      and (private.is_blank(search) or strpos(stats.search_key, private.search_key(btrim(search))) > 0)
      and (private.is_blank(reference) or profile.reference_id = private.reference_key(reference))
      and (with_expertise is null or with_expertise = any (profile.expertise))
      and (with_language is null or with_language = any (profile.languages))
      and (min_years is null or profile.years_experience >= min_years)
      and (max_years is null or profile.years_experience <= max_years)
      and (min_rate is null or profile.consultation_rate >= min_rate)
      and (max_rate is null or profile.consultation_rate <= max_rate)
  ),
  page as (
    select listed.*
    from matching as listed
    left join public.profiles as last_profile on last_profile.id = after_id
    left join public.nutritionist_stats as last_stats on last_stats.nutritionist_id = after_id
    where after_id is null
      or (listed.rating, listed.clients, listed.years, listed.id) < (
        coalesce(last_stats.average_rating, 0),
        last_stats.client_count,
        coalesce(last_profile.years_experience, -1),
        after_id
      )
    order by listed.rating desc, listed.clients desc, listed.years desc, listed.id desc
    limit least(greatest(coalesce(page_size, 24), 1), 50)
  )
  select
    profile.id, profile.name, profile.email, profile.profile_picture_url, profile.bio, profile.expertise,
    profile.languages, profile.years_experience, profile.consultation_rate, profile.reference_id, profile.created_at,
    stats.average_rating, stats.review_count, stats.client_count,
    (select count(*)::integer from matching),
    (select count(*)::integer from public.nutritionist_stats)
  from page
  join public.profiles as profile on profile.id = page.id
  join public.nutritionist_stats as stats on stats.nutritionist_id = page.id
  order by page.rating desc, page.clients desc, page.years desc, page.id desc
$$;


-- Signed out, a caller has no identity to count by: searches are counted by the address that the gateway reports, and
-- all together, in whole minutes.
create table private.anonymous_searches (
  minute timestamptz not null,
  origin text not null,
  used integer not null,

  constraint anonymous_searches_counted_once primary key (minute, origin)
);

create function private.count_anonymous_search(search_origin text, allowed integer)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  this_minute constant timestamptz := date_trunc('minute', private.clock());
  counted integer;
begin
  insert into private.anonymous_searches as kept (minute, origin, used)
    values (this_minute, search_origin, 1)
    on conflict (minute, origin) do update set used = kept.used + 1
    returning used into counted;
  if counted > allowed then
    raise exception 'Too many requests' using errcode = 'PT429';
  end if;
end
$$;

create function private.find_nutritionists(typed text, only_reference boolean)
returns table (
  id uuid,
  name text,
  profile_picture_url text,
  expertise text[],
  years_experience integer,
  average_rating numeric
)
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  origin constant text := md5(coalesce(split_part(headers ->> 'x-forwarded-for', ',', 1), 'unknown'));
  everywhere constant integer := (select nutritionist_searches_per_minute from private.settings);
  wanted constant text := btrim(coalesce(typed, ''));
begin
  if char_length(wanted) not between 3 and 120 then
    return;
  end if;
  delete from private.anonymous_searches
    where (minute, private.anonymous_searches.origin) in (
      select old.minute, old.origin
      from private.anonymous_searches as old
      where old.minute < private.clock() - interval '5 minutes'
      for update skip locked
    );
  perform private.count_anonymous_search(origin, everywhere / 4);
  perform private.count_anonymous_search('', everywhere);
  return query
    select
      profile.id, profile.name, profile.profile_picture_url, profile.expertise, profile.years_experience,
      stats.average_rating
    from public.profiles as profile
    join public.nutritionist_stats as stats on stats.nutritionist_id = profile.id
    where profile.role = 'nutritionist'
      and (
        profile.reference_id = private.reference_key(wanted)
        or (
          not only_reference
          and (
            profile.email = lower(wanted)
            or strpos(split_part(stats.search_key, E'\n', 1), private.search_key(wanted)) > 0
          )
        )
      )
    order by
      profile.reference_id = private.reference_key(wanted) desc,
      coalesce(stats.average_rating, 0) desc,
      stats.client_count desc,
      profile.id
    limit 10;
end
$$;

-- The choice of a nutritionist in the register form, signed out too: by reference ID, whole e-mail or part of a name.
--   typed           3 to 120 characters, else nothing is found
--   only_reference  nothing but a whole reference ID counts: a name may look like one
-- At most ten. PT429 'Too many requests' past the limits of private.settings.
create function public.find_nutritionists(typed text, only_reference boolean default false)
returns table (
  id uuid,
  name text,
  profile_picture_url text,
  expertise text[],
  years_experience integer,
  average_rating numeric
)
language sql
volatile
set search_path = ''
as $$
  select * from private.find_nutritionists(typed, coalesce(only_reference, false))
$$;
