-- Generated from supabase/schemas by `npm run db:migration` until release 1.0.0. Not edited by hand.


-- schemas/01_foundation.sql

-- Foundation: the private schema, settings, the clock, validators, the session gate.
-- Everything in `private` is unreachable through the API: the schema is not exposed and nothing in it is granted but the
-- functions that policies, checks and invoker triggers call (private.apply_grants, 99_grants).

create schema private;

revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;
-- Nothing is open by default: private.apply_grants names what is.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;


-- Settings and clock

create table private.settings (
  only_row boolean primary key default true,
  weekly_booking_limit integer not null default 3,
  cancel_notice interval not null default interval '24 hours',
  review_period interval not null default interval '30 days',
  connection_requests_per_day integer not null default 10,
  messages_per_minute integer not null default 30,
  photo_analyses_per_day integer not null default 20,
  nutritionist_searches_per_minute integer not null default 120,
  constraint settings_is_one_row check (only_row),
  constraint settings_weekly_booking_limit_range check (weekly_booking_limit between 1 and 7),
  constraint settings_cancel_notice_range check (cancel_notice between interval '0' and interval '14 days'),
  constraint settings_review_period_range check (review_period between interval '1 day' and interval '365 days')
);

insert into private.settings default values;

-- The languages of the app, by the codes of its own table of them (functions/_shared/languages.ts).
create table private.languages (
  code text primary key
);

insert into private.languages (code) values ('en'), ('ru');

-- One clock for every rule, so that a test can set it. It is the statement's time: now() stands still in a transaction
-- that waited for a lock.
create function private.clock()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select statement_timestamp()
$$;

-- The roles that skip the guards, by name: a role added later is guarded until someone lists it here.
-- Security invoker on purpose: inside a definer function the current user is the owner.
create function private.trusted()
returns boolean
language sql
stable
set search_path = ''
as $$
  select current_user in ('postgres', 'service_role', 'supabase_admin')
$$;


-- Validators (immutable: they are used in checks)

create function private.is_blank(value text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select value is null or value !~ '[^[:space:]]'
$$;

create function private.is_web_address(address text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select length(address) <= 300
    and address ~* '^https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(/[^[:space:]<>"]*)?$'
$$;

-- A storage key in the owner's own folder: `{owner}/{name}.{ext}`; never an address, another folder or a `..`.
create function private.is_own_file(key text, owner uuid)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select key ~ ('^' || owner::text || '/[A-Za-z0-9_-]{1,100}\.[A-Za-z0-9]{1,5}$')
$$;

-- The type of a file by the ending of its name or key; null for a file that is taken nowhere.
create function private.media_type_of(file_name text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case lower(substring(file_name from '\.([A-Za-z0-9]+)$'))
    when 'jpg' then 'image/jpeg'
    when 'jpeg' then 'image/jpeg'
    when 'jpe' then 'image/jpeg'
    when 'jfif' then 'image/jpeg'
    when 'png' then 'image/png'
    when 'gif' then 'image/gif'
    when 'webp' then 'image/webp'
    when 'pdf' then 'application/pdf'
    when 'doc' then 'application/msword'
    when 'docx' then 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    when 'xls' then 'application/vnd.ms-excel'
    when 'xlsx' then 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    when 'txt' then 'text/plain'
    when 'csv' then 'text/csv'
  end
$$;

-- Signs that are not seen and change how a name reads: they turn the direction of what follows, or have no width.
create function private.hidden_signs()
returns text
language sql
immutable
set search_path = ''
as $$
  select '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]'
$$;

create function private.has_hidden_sign(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select name ~ private.hidden_signs()
$$;

-- An id written as text; null for what is none.
create function private.read_id(value text)
returns uuid
language sql
immutable
set search_path = ''
as $$
  select case when value ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then value::uuid end
$$;

-- Years and dates that a person can have lived or planned; also keeps 'infinity' out.
create function private.is_plausible_day(day date)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select day between date '2000-01-01' and date '2100-01-01'
$$;

-- A list of plain, non-blank texts without repetition.
create function private.is_text_list(list text[], longest_list integer, longest_text integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select cardinality(list) <= longest_list
    and coalesce(array_ndims(list), 1) = 1
    and not exists (
      select from unnest(list) as item
      where private.is_blank(item) or length(item) > longest_text
    )
    and cardinality(list) = (select count(distinct item) from unnest(list) as item)
$$;

-- IANA names only: Postgres itself would take 'ABC+3' as a zone too. Not looked up in pg_timezone_names, which reads
-- some 600 files.
create function private.is_time_zone(zone text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  if zone is null or length(zone) > 64 or zone !~
    '^(UTC|Etc/GMT[+-][0-9]{1,2}|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)(/[A-Za-z][A-Za-z_-]+){1,2})$'
  then
    return false;
  end if;
  perform timestamptz 'epoch' at time zone zone;
  return true;
exception
  when invalid_parameter_value then
    return false;
end
$$;


-- The session gate

-- A permanent user, whose session still exists (sign-out, ban and erasure count at once, not when the token ends),
-- with the second factor once one is enrolled.
create function private.session_ok()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false) is false
    and exists (
      select
      from auth.sessions as session
      where session.id = ((select auth.jwt()) ->> 'session_id')::uuid
        and session.user_id = (select auth.uid())
    )
    and (
      (select auth.jwt()) ->> 'aal' = 'aal2'
      or not exists (
        select
        from auth.mfa_factors as factor
        where factor.user_id = (select auth.uid())
          and factor.status::text = 'verified'
      )
    )
$$;

-- The gate of the tables: as session_ok, but where it hides a row the Data API is told so (401). A session that was ended
-- elsewhere would read nothing for as long as its token lasts, and nothing looks like "no entries". Realtime asks for all of
-- its subscribers in one statement, which one of them must not break, and Storage has its own words for a refusal: both are
-- shown nothing.
create function private.session_gate()
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.session_ok() then
    return true;
  end if;
  if coalesce(current_setting('request.method', true), '') <> ''
    and coalesce(current_setting('storage.operation', true), '') = '' then
    raise exception 'Sign in first' using errcode = 'PT401';
  end if;
  return false;
end
$$;

-- Row level security on, the gate in front of every other policy of the table, and no estimates of whose the rows are.
create procedure private.protect_table(protected regclass)
language plpgsql
set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format(
    'create policy session_gate on %s as restrictive for all to authenticated
       using ((select private.session_gate())) with check ((select private.session_gate()))',
    protected
  );
  call private.hide_estimates(protected);
end
$$;


-- Rate limits

-- No reference to the user: an event must not wait for an erasure, which removes it by hand.
create table private.rate_events (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  kind text not null,
  at timestamptz not null
);

create index rate_events_recent on private.rate_events (user_id, kind, at desc);

-- Advisory locks, by their first key, in the order in which a transaction takes them; the second key is a hash of whose.
--   4714  all    the erasure of an account, one at a time (prepare_erasure)
--   4711  client what two people at once may not do to a client (lock_client); of the rows that are locked one by one
--                only those of connection_requests may come before it, the others follow
--   4716  owner  the files of a person: what is stored, deleted and sent with a message (lock_files)
--   4712  caller with one kind of event, while it is counted (take_token)
--   4713  coach  the statistics of a nutritionist (lock_statistics)
--   4715  client the hours of sleep of a day, while they are added up (guard_sleep_of_day): after the rows of a statement, so that
--                one which changes many entries holds up nobody in a circle; the last of these
-- After all of them and all rows come the caller's own changes in notifications, in the order of their topics.

-- Counts one event of the caller and refuses it past `allowed` in `period`. Old events of the same kind go at the same
-- time, so that the table keeps no history of a person.
create function private.take_token(event_kind text, allowed integer, period interval)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  taken_at constant timestamptz := clock_timestamp();
begin
  perform pg_advisory_xact_lock(4712, hashtext(caller::text || event_kind));
  delete from private.rate_events
    where user_id = caller and kind = event_kind and at < taken_at - period;
  if (select count(*) from private.rate_events where user_id = caller and kind = event_kind) >= allowed then
    raise exception 'Too many requests' using errcode = 'PT429';
  end if;
  insert into private.rate_events (user_id, kind, at)
    values (caller, event_kind, taken_at);
end
$$;

create function private.lock_client(client uuid)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(4711, hashtext(client::text))
$$;

create function private.lock_files(owner uuid)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(4716, hashtext(owner::text))
$$;

create function private.lock_statistics(nutritionist uuid)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(4713, hashtext(nutritionist::text))
$$;


-- schemas/02_estimates.sql

-- Estimates: whose the rows are is kept from the planner's statistics.
--
-- The API answers a request for `count=planned` or `count=estimated` with the planner's guess for the caller's filter. The guess
-- is made from statistics of the whole table, before any policy looks at a row: with statistics on user_id, anyone signed in
-- could ask for the rows of another person and learn about how many entries that person has.
--
-- Without them the planner takes every owner for an average one. That costs no plan here: each read names its owners, and every
-- table has an index that begins with the column (the plans are tested, and the reads measured on a million rows).

-- The columns of a table that say whose a row is. Whoever names a person in a new table calls the column one of these.
create function private.owner_columns(of_table regclass)
returns setof name
language sql
stable
set search_path = ''
as $$
  select attname
  from pg_catalog.pg_attribute
  where attrelid = of_table and attname in ('user_id', 'client_id', 'nutritionist_id', 'recipient_id', 'food_entry_id')
  order by attnum
$$;

-- No statistics on those columns. `private.protect_table` calls it for a new table; a column of such a name
-- that is added later wants a call of its own.
create procedure private.hide_estimates(of_table regclass)
language plpgsql
set search_path = ''
as $$
declare
  owner_column name;
begin
  for owner_column in select * from private.owner_columns(of_table) loop
    execute format('alter table %s alter column %I set statistics 0', of_table, owner_column);
  end loop;
end
$$;


-- schemas/03_profiles.sql

-- Profiles: one row for each user, made by the sign-up trigger, public to signed-in users when it is a nutritionist's.

-- The documents of a nutritionist: a short list of known keys, each file in the owner's documents folder.
create function private.are_valid_documents(documents jsonb, owner uuid, own_keys text[])
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  document jsonb;
begin
  if jsonb_typeof(documents) <> 'array' or jsonb_array_length(documents) > 20 or length(documents::text) > 32768 then
    return false;
  end if;
  for document in select jsonb_array_elements(documents) loop
    if jsonb_typeof(document) <> 'object' then
      return false;
    end if;
    if exists (
      select
      from jsonb_each(document) as field
      where field.key <> all (array['id', 'name', 'url', 'type', 'uploadedAt', 'fileSize'] || own_keys)
        or jsonb_typeof(field.value) in ('object', 'array')
        or length(field.value #>> '{}') > 300
    ) then
      return false;
    end if;
    if private.is_blank(document ->> 'name') or length(document ->> 'name') > 200 then
      return false;
    end if;
    if document ->> 'type' is null
      or document ->> 'type' not in ('application/pdf', 'image/jpeg', 'image/jpg', 'image/png') then
      return false;
    end if;
    if private.media_type_of(document ->> 'url') is distinct from replace(document ->> 'type', 'image/jpg', 'image/jpeg') then
      return false;
    end if;
    if document ->> 'url' is null
      or document ->> 'url' !~ ('^' || owner::text || '/documents/[A-Za-z0-9_-]{1,100}\.(pdf|jpg|jpeg|png)$') then
      return false;
    end if;
    if document ? 'fileSize' and (
      jsonb_typeof(document -> 'fileSize') <> 'number'
      or (document ->> 'fileSize')::numeric not between 0 and 5242880
    ) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  email text not null default '',
  role text not null default 'client',
  profile_picture_url text,
  created_at timestamptz(3) not null default private.clock(),
  timezone text not null default 'UTC',
  -- The user has said that the time zone stays, wherever the device is: the app moves the others along.
  is_timezone_pinned boolean not null default false,
  -- The language of the app, for mails; null where it is not known.
  locale text,
  age integer,
  gender text,
  occupation text,
  objectives text,
  bio text,
  expertise text[],
  education text,
  years_experience integer,
  certifications text,
  consultation_rate numeric(8, 2),
  languages text[],
  website_url text,
  linkedin_url text,
  instagram_url text,
  facebook_url text,
  twitter_url text,
  youtube_url text,
  reference_id text,
  education_documents jsonb not null default '[]',
  certification_documents jsonb not null default '[]',

  constraint profiles_reference_id_unique unique (reference_id),
  constraint profiles_name_length check (not private.is_blank(name) and length(name) <= 120),
  constraint profiles_name_signs check (not private.has_hidden_sign(name)),
  constraint profiles_email_length check (length(email) <= 320),
  constraint profiles_role_known check (role in ('client', 'nutritionist')),
  -- A key in the bucket profile-pictures: an address elsewhere would be told who looks at the profile.
  constraint profiles_picture_is_own_file check (
    private.is_own_file(profile_picture_url, id) and private.media_type_of(profile_picture_url) like 'image/%'
  ),
  constraint profiles_timezone_length check (length(timezone) <= 64),
  constraint profiles_locale_known foreign key (locale) references private.languages (code) on delete set null,
  constraint profiles_age_range check (age between 13 and 120),
  constraint profiles_gender_known check (gender in ('male', 'female', 'other')),
  constraint profiles_occupation_length check (length(occupation) <= 120),
  constraint profiles_objectives_length check (length(objectives) <= 2000),
  constraint profiles_bio_length check (length(bio) <= 4000),
  constraint profiles_expertise_list check (private.is_text_list(expertise, 20, 60)),
  constraint profiles_education_length check (length(education) <= 2000),
  constraint profiles_years_experience_range check (years_experience between 0 and 80),
  constraint profiles_certifications_length check (length(certifications) <= 2000),
  constraint profiles_consultation_rate_range check (consultation_rate between 0 and 100000),
  constraint profiles_languages_known check (
    private.is_text_list(languages, 7, 20)
    and languages <@ array['Azerbaijani', 'Turkish', 'Russian', 'English', 'French', 'German', 'Spanish']
  ),
  constraint profiles_website_url_address check (private.is_web_address(website_url)),
  constraint profiles_linkedin_url_address check (private.is_web_address(linkedin_url)),
  constraint profiles_instagram_url_address check (private.is_web_address(instagram_url)),
  constraint profiles_facebook_url_address check (private.is_web_address(facebook_url)),
  constraint profiles_twitter_url_address check (private.is_web_address(twitter_url)),
  constraint profiles_youtube_url_address check (private.is_web_address(youtube_url)),
  constraint profiles_reference_id_form check (reference_id ~ '^[A-Z0-9]{6}$'),
  constraint profiles_reference_id_for_nutritionists check ((role = 'nutritionist') = (reference_id is not null)),
  -- A nutritionist's row is public to every signed-in user: it can hold no health field.
  constraint profiles_health_fields_for_clients check (
    role = 'client' or num_nonnulls(age, gender, occupation, objectives) = 0
  ),
  constraint profiles_documents_for_nutritionists check (
    role = 'nutritionist' or (education_documents = '[]' and certification_documents = '[]')
  ),
  constraint profiles_education_documents_valid check (
    private.are_valid_documents(education_documents, id, array['school', 'degree', 'year'])
  ),
  constraint profiles_certification_documents_valid check (
    private.are_valid_documents(certification_documents, id, array['issuer', 'issueDate', 'expirationDate'])
  )
);

create index profiles_by_locale on public.profiles (locale) where locale is not null;
create index profiles_newest_nutritionists on public.profiles (created_at desc) where role = 'nutritionist';

call private.protect_table('public.profiles');


-- Who the caller is

create function private.my_role()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select role from public.profiles where id = (select auth.uid())
$$;

create function private.is_nutritionist(person uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.profiles where id = person and role = 'nutritionist')
$$;

create function private.my_auth_email()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(email, '') from auth.users where id = (select auth.uid())
$$;

-- Volatile, so that a trigger which waited sees what was committed meanwhile.
create function private.has_profile(person uuid)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select exists (select from public.profiles where id = person)
$$;

create function private.new_reference_id()
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  candidate text;
begin
  loop
    select string_agg(substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 1 + floor(random() * 36)::integer, 1), '')
      into candidate
      from generate_series(1, 6);
    exit when not exists (select from public.profiles where reference_id = candidate);
  end loop;
  return candidate;
end
$$;


-- Guards

-- BEFORE triggers run ahead of the policies: a foreign id is refused first, or the rest would tell about other people.
create function private.guard_profile_insert()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.trusted() and new.id is distinct from auth.uid() then
    raise exception 'This is not your profile' using errcode = '42501';
  end if;
  -- Registration and the sign-in fallback may both insert: the second changes nothing.
  if private.has_profile(new.id) then
    return null;
  end if;
  if not private.trusted() then
    new.email := private.my_auth_email();
    new.created_at := private.clock();
  end if;
  if private.is_blank(new.name) then
    new.name := coalesce(nullif(left(split_part(new.email, '@', 1), 120), ''), 'User');
  end if;
  new.role := case when new.role = 'nutritionist' then 'nutritionist' else 'client' end;
  new.reference_id := case when new.role = 'nutritionist' then private.new_reference_id() end;
  return new;
end
$$;

create trigger profiles_guard_insert
  before insert on public.profiles
  for each row execute function private.guard_profile_insert();

-- The contract sends the whole profile back: unchanged values pass, changed ones of these are refused.
create function private.guard_profile_update()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.trusted()
    and (new.id, new.role, new.email, new.reference_id, new.created_at)
      is distinct from (old.id, old.role, old.email, old.reference_id, old.created_at) then
    raise exception 'id, role, email, reference_id and created_at are read-only' using errcode = '42501';
  end if;
  if new.timezone is distinct from old.timezone and not private.is_time_zone(new.timezone) then
    raise exception 'Unknown time zone' using errcode = 'PT422';
  end if;
  return new;
end
$$;

create trigger profiles_guard_update
  before update on public.profiles
  for each row execute function private.guard_profile_update();


-- Sign-up

-- What the user typed at sign-up is data of a stranger: whatever it holds, the account is made.
create function private.create_profile_of_new_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sign_up constant jsonb := coalesce(new.raw_user_meta_data::jsonb, '{}');
  typed_name constant text := btrim(regexp_replace(sign_up ->> 'name', private.hidden_signs(), '', 'g'));
  chosen_zone constant text := sign_up ->> 'timezone';
  chosen_language constant text := sign_up ->> 'language';
begin
  insert into public.profiles (id, name, email, role, timezone, locale)
  values (
    new.id,
    left(coalesce(typed_name, ''), 120),
    left(coalesce(new.email, ''), 320),
    case when sign_up ->> 'role' = 'nutritionist' then 'nutritionist' else 'client' end,
    case when private.is_time_zone(chosen_zone) then chosen_zone else 'UTC' end,
    (select code from private.languages where code = chosen_language)
  );
  return new;
end
$$;

create trigger on_auth_user_created
  after insert on auth.users
  for each row execute function private.create_profile_of_new_user();

create function private.copy_changed_email()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = left(coalesce(new.email, ''), 320) where id = new.id;
  end if;
  return new;
end
$$;

create trigger on_auth_user_email_changed
  after update of email on auth.users
  for each row execute function private.copy_changed_email();


-- Policies on writing. Who reads a profile depends on who is connected: 05_connections.

create policy profiles_insert on public.profiles
  for insert to authenticated
  with check (id = (select auth.uid()));
create policy profiles_update on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));


-- Documents, one statement a change: two devices at once must not write over each other's list.

-- Adds a document to a list of the caller's profile; one with its url changes nothing.
--   kind      'education' or 'certification', else PT422
--   document  as private.are_valid_documents wants it, else 23514
create function public.add_document(kind text, document jsonb)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  same_file constant jsonb := jsonb_build_array(jsonb_build_object('url', document -> 'url'));
begin
  if not private.session_ok() then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if kind = 'education' then
    update public.profiles
      set education_documents = education_documents || jsonb_build_array(document)
      where id = auth.uid() and not education_documents @> same_file;
  elsif kind = 'certification' then
    update public.profiles
      set certification_documents = certification_documents || jsonb_build_array(document)
      where id = auth.uid() and not certification_documents @> same_file;
  else
    raise exception 'Unknown kind of document' using errcode = 'PT422';
  end if;
end
$$;

-- Takes the document with a url out of a list of the caller's profile; one that is not there changes nothing.
--   kind  'education' or 'certification', else PT422
create function public.remove_document(kind text, url text)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  others constant jsonpath := '$[*] ? (@.url != $url)';
  named constant jsonb := jsonb_build_object('url', url);
  same_file constant jsonb := jsonb_build_array(named);
begin
  if not private.session_ok() then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if kind = 'education' then
    update public.profiles
      set education_documents = jsonb_path_query_array(education_documents, others, named)
      where id = auth.uid() and education_documents @> same_file;
  elsif kind = 'certification' then
    update public.profiles
      set certification_documents = jsonb_path_query_array(certification_documents, others, named)
      where id = auth.uid() and certification_documents @> same_file;
  else
    raise exception 'Unknown kind of document' using errcode = 'PT422';
  end if;
end
$$;


-- schemas/04_notifications.sql

-- Notifications: what the bell shows, and how the app hears of what realtime does not tell (deletions, appointments, what
-- the same user does on another device). Who is told of what stands beside its table (`notify_of_…`).

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  recipient_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  -- Who did it, by the name of that time; null when that must not be told (an anonymous review) or the account is gone.
  -- No reference on purpose: writing one would wait for an erasure of that person.
  actor_id uuid,
  actor_name text,
  -- The request, message, appointment, target or review; it may be gone by now.
  subject_id uuid,
  created_at timestamptz(3) not null default private.clock(),
  read_at timestamptz(3),
  -- Of an own change alone (private.tell_own_changes): the table, when the user changed it last, and the page of the app that
  -- did, where that is known. In no index: a user who logs moves one row, in its place.
  topic text,
  changed_at timestamptz(3),
  origin uuid,

  constraint notifications_kind_known check (
    kind in (
      'own_change', 'message', 'request_received', 'request_cancelled', 'request_approved', 'request_rejected', 'disconnected',
      'appointment_booked', 'appointment_cancelled', 'appointment_confirmed', 'appointment_declined',
      'targets_changed', 'review_requested', 'review_received'
    )
  ),
  -- Silent: it counts as read from the start.
  constraint notifications_own_change_form check (
    case kind
      when 'own_change' then num_nonnulls(topic, changed_at, read_at) = 3 and num_nonnulls(actor_id, actor_name, subject_id) = 0
      else num_nonnulls(topic, changed_at, origin) = 0
    end
  )
);

-- Own changes first, then what the bell lists, newest first.
create index notifications_of_recipient on public.notifications (recipient_id, topic, created_at desc);
create unique index notifications_one_own_change_of_topic
  on public.notifications (recipient_id, topic)
  where kind = 'own_change';
-- Any number of unread messages of one person is one line.
create unique index notifications_one_unread_of_messages
  on public.notifications (recipient_id, actor_id)
  where kind = 'message' and read_at is null;
create index notifications_of_actor on public.notifications (actor_id);
create index notifications_of_subject on public.notifications (subject_id);

call private.protect_table('public.notifications');

-- From the time on that it is about: a review request is asked for in advance.
create policy notifications_read on public.notifications
  for select to authenticated
  using (recipient_id = (select auth.uid()) and created_at <= (select private.clock()));


-- Tells one person, except oneself of what one does now; `tell_at` is another moment, null for now. A person whose account
-- is being erased is passed over instead of waited for: a recipient is not told, an actor is not named. What is older than
-- three months goes with it.
create function private.notify(
  recipient uuid,
  notification_kind text,
  actor uuid,
  subject uuid,
  tell_at timestamptz default null
)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  known_actor uuid;
  known_name text;
begin
  if recipient is null or (recipient = auth.uid() and tell_at is null) then
    return;
  end if;
  perform from public.profiles where id = recipient for key share skip locked;
  if not found then
    return;
  end if;
  delete from public.notifications
    where id in (
      select id
      from public.notifications
      where recipient_id = recipient and topic is null and created_at < private.clock() - interval '90 days'
      for update skip locked
    );
  select id, name into known_actor, known_name from public.profiles where id = actor for key share skip locked;
  insert into public.notifications (recipient_id, kind, actor_id, actor_name, subject_id, created_at)
    values (recipient, notification_kind, known_actor, known_name, subject, coalesce(tell_at, private.clock()))
    on conflict (recipient_id, actor_id) where kind = 'message' and read_at is null
      do update set
        actor_name = excluded.actor_name,
        subject_id = excluded.subject_id,
        created_at = excluded.created_at;
end
$$;


-- Own changes: the other pages and devices of a user hear silently of what the user has changed, by one row for each table,
-- whose time moves.

-- Writes the row of each topic, in their order, as the last locks of a statement. The time moves strictly forward, so that no
-- change looks like the one before it. `origin` is null when pages took turns so quickly that one might take the other's
-- change for its own. A user whose account is being erased is told nothing, and waits for nothing.
create function private.tell_own_changes_of(topics text[])
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  page constant uuid := private.read_id(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-page-id');
begin
  perform from public.profiles where id = me for key share skip locked;
  if not found then
    return;
  end if;
  insert into public.notifications as told (recipient_id, kind, topic, changed_at, read_at, origin)
    select me, 'own_change', changed, private.clock(), private.clock(), page
    from unnest(topics) as changed
    group by changed
    order by changed
    on conflict (recipient_id, topic) where kind = 'own_change' do update set
      changed_at = greatest(excluded.changed_at, told.changed_at + interval '1 millisecond'),
      origin = case
        when told.origin = excluded.origin or told.changed_at < excluded.changed_at - interval '10 seconds' then excluded.origin
      end;
end
$$;

-- Once a statement, however many rows it changed. What a trigger changes waits for the statement that fired it: rows and
-- advisory locks come first, whatever follows from the change.
create function private.tell_own_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting constant text := coalesce(current_setting('private.changed_topics', true), '');
begin
  if auth.uid() is null or not exists (select from changed) then
    return null;
  end if;
  if pg_trigger_depth() > 1 then
    perform set_config('private.changed_topics', waiting || tg_table_name || ' ', true);
    return null;
  end if;
  perform set_config('private.changed_topics', '', true);
  perform private.tell_own_changes_of(string_to_array(waiting || tg_table_name, ' '));
  return null;
end
$$;

-- Has the user's other pages and devices told of these events of a table: insert, update, delete.
create procedure private.tell_own_changes(of_table text, variadic events text[])
language plpgsql
set search_path = ''
as $$
declare
  event text;
begin
  foreach event in array events loop
    execute format(
      'create trigger %I after %s on public.%I referencing %s table as changed
         for each statement execute function private.tell_own_change()',
      of_table || '_tell_own_' || event,
      event,
      of_table,
      case event when 'delete' then 'old' else 'new' end
    );
  end loop;
end
$$;

call private.tell_own_changes('profiles', 'update');


-- Reading

create function private.mark_my_notifications_read(ids uuid[])
returns integer
language sql
volatile
security definer
set search_path = ''
as $$
  -- Locked in the order in which an erasure locks them.
  with unread as (
    select id
    from public.notifications
    where recipient_id = (select auth.uid())
      and read_at is null
      and created_at <= private.clock()
      and (ids is null or id = any (ids))
      and (select private.session_gate())
    order by id
    for update
  ),
  marked as (
    update public.notifications
      set read_at = private.clock()
      where id in (select id from unread)
      returning 1
  )
  select count(*)::integer from marked
$$;

-- Marks the caller's notifications as read: those of `ids`, all when left out. Returns how many became read.
create function public.mark_notifications_read(ids uuid[] default null)
returns integer
language sql
volatile
set search_path = ''
as $$
  select private.mark_my_notifications_read(ids)
$$;


-- schemas/05_connections.sql

-- Connections: a client asks, a nutritionist answers, an approved request becomes the client's only relationship.

create table public.client_nutritionist_relationships (
  -- A surrogate key: a DELETE told by realtime carries the primary key, which must not name people.
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  nutritionist_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz(3) not null default private.clock(),

  constraint relationships_one_nutritionist_per_client unique (client_id),
  constraint relationships_of_two_people check (client_id <> nutritionist_id)
);

create index relationships_of_nutritionist
  on public.client_nutritionist_relationships (nutritionist_id, client_id);

create table public.connection_requests (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  nutritionist_id uuid not null references public.profiles (id) on delete cascade,
  status text not null default 'pending',
  created_at timestamptz(3) not null default private.clock(),
  responded_at timestamptz(3),

  constraint connection_requests_status_known check (status in ('pending', 'approved', 'rejected')),
  constraint connection_requests_of_two_people check (client_id <> nutritionist_id)
);

create unique index connection_requests_one_pending
  on public.connection_requests (client_id)
  where status = 'pending';
create index connection_requests_inbox
  on public.connection_requests (nutritionist_id, created_at desc)
  where status = 'pending';
create index connection_requests_of_nutritionist on public.connection_requests (nutritionist_id);
create index connection_requests_of_client on public.connection_requests (client_id);

call private.protect_table('public.client_nutritionist_relationships');
call private.protect_table('public.connection_requests');


-- Who is connected to the caller. Without arguments, so that a policy evaluates them once a statement.

create function private.my_clients()
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(client_id), '{}')
  from public.client_nutritionist_relationships
  where nutritionist_id = (select auth.uid())
$$;

create function private.my_nutritionist()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select nutritionist_id
  from public.client_nutritionist_relationships
  where client_id = (select auth.uid())
$$;

-- The three below are volatile: called under a lock, each sees what was committed while it waited.

create function private.are_connected(client uuid, nutritionist uuid)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.client_nutritionist_relationships
    where client_id = client and nutritionist_id = nutritionist
  )
$$;

create function private.has_nutritionist(client uuid)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select exists (select from public.client_nutritionist_relationships where client_id = client)
$$;

create function private.has_pending_request(client uuid)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select exists (select from public.connection_requests where client_id = client and status = 'pending')
$$;

create function private.connection_requests_per_day()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select connection_requests_per_day from private.settings
$$;


-- Asking

create function private.guard_request_insert()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.trusted() then
    return new;
  end if;
  if new.client_id is distinct from auth.uid() then
    raise exception 'This is not your request' using errcode = '42501';
  end if;
  perform private.lock_client(new.client_id);
  if private.my_role() is distinct from 'client' then
    raise exception 'Only a client can ask for a connection' using errcode = '42501';
  end if;
  if new.nutritionist_id is null or not private.is_nutritionist(new.nutritionist_id) then
    raise exception 'This is not a nutritionist' using errcode = '42501';
  end if;
  if new.status is distinct from 'pending' then
    raise exception 'A new request is pending' using errcode = '42501';
  end if;
  if private.has_nutritionist(new.client_id) then
    raise exception 'You already have a nutritionist' using errcode = 'PT409';
  end if;
  -- Asked under the lock: waiting on the unique index instead would deadlock with an approval in flight.
  if private.has_pending_request(new.client_id) then
    raise exception 'You already have a pending request' using errcode = 'PT409';
  end if;
  perform private.take_token('connection_request', private.connection_requests_per_day(), interval '1 day');
  new.created_at := private.clock();
  new.responded_at := null;
  return new;
end
$$;

create trigger connection_requests_guard_insert
  before insert on public.connection_requests
  for each row execute function private.guard_request_insert();

-- A nutritionist chosen at registration (`nutritionist_id` of the sign-up data) becomes the first request. What is not
-- the id of a nutritionist is dropped: it must not cost the account. Fires after on_auth_user_created (by name).
create function private.request_chosen_nutritionist()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen constant uuid := private.read_id(new.raw_user_meta_data::jsonb ->> 'nutritionist_id');
begin
  if chosen is not null then
    insert into public.connection_requests (client_id, nutritionist_id)
      select client.id, nutritionist.id
      from public.profiles as client
      cross join public.profiles as nutritionist
      where client.id = new.id
        and client.role = 'client'
        and nutritionist.id = chosen
        and nutritionist.role = 'nutritionist';
  end if;
  return new;
end
$$;

create trigger on_auth_user_created_with_choice
  after insert on auth.users
  for each row execute function private.request_chosen_nutritionist();


-- Answering

create function private.guard_request_update()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.trusted() then
    if (new.id, new.client_id, new.nutritionist_id, new.created_at)
      is distinct from (old.id, old.client_id, old.nutritionist_id, old.created_at) then
      raise exception 'Only the status of a request may change' using errcode = '42501';
    end if;
    if old.status <> 'pending' or new.status not in ('approved', 'rejected') then
      raise exception 'This request was already handled' using errcode = '42501';
    end if;
  end if;
  new.responded_at := private.clock();
  return new;
end
$$;

create trigger connection_requests_guard_update
  before update on public.connection_requests
  for each row execute function private.guard_request_update();

-- Each approval takes a client's lock: two calls over the same clients in different orders would deadlock.
create function private.refuse_many_requests()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.trusted() and (select count(*) from changed) > 1 then
    raise exception 'One request a call' using errcode = '42501';
  end if;
  return null;
end
$$;

create trigger connection_requests_one_a_call
  after update on public.connection_requests
  referencing new table as changed
  for each statement execute function private.refuse_many_requests();

create function private.connect_on_approval()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.status = 'pending' and new.status = 'approved' then
    perform private.lock_client(new.client_id);
    if private.has_nutritionist(new.client_id) then
      raise exception 'This client already has a nutritionist' using errcode = 'PT409';
    end if;
    insert into public.client_nutritionist_relationships (client_id, nutritionist_id)
      values (new.client_id, new.nutritionist_id);
  end if;
  return null;
end
$$;

create trigger connection_requests_connect
  after update of status on public.connection_requests
  for each row execute function private.connect_on_approval();


-- The caller's own lock, taken by statement triggers before any row lock: every path locks in the order client, rows.
create function private.lock_caller()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.trusted() then
    perform private.lock_client((select auth.uid()));
  end if;
  return null;
end
$$;

create trigger relationships_lock_client
  before delete on public.client_nutritionist_relationships
  for each statement execute function private.lock_caller();


-- What is told

create function private.notify_of_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and new.status = 'pending' then
    perform private.notify(new.nutritionist_id, 'request_received', new.client_id, new.id);
  elsif tg_op = 'DELETE' and old.status = 'pending' then
    perform private.notify(old.nutritionist_id, 'request_cancelled', null, old.id);
  elsif tg_op = 'UPDATE' and old.status = 'pending' and new.status <> 'pending' then
    perform private.notify(new.client_id, 'request_' || new.status, new.nutritionist_id, new.id);
  end if;
  return null;
end
$$;

create trigger connection_requests_notify
  after insert or update of status or delete on public.connection_requests
  for each row execute function private.notify_of_request();

create function private.notify_of_disconnect()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify(old.nutritionist_id, 'disconnected', old.client_id, old.id);
  perform private.notify(old.client_id, 'disconnected', old.nutritionist_id, old.id);
  return null;
end
$$;

create trigger relationships_notify
  after delete on public.client_nutritionist_relationships
  for each row execute function private.notify_of_disconnect();

call private.tell_own_changes('client_nutritionist_relationships', 'insert', 'delete');
call private.tell_own_changes('connection_requests', 'insert', 'update', 'delete');


-- Policies

create policy profiles_read on public.profiles
  for select to authenticated
  using (
    id = (select auth.uid())
    or role = 'nutritionist'
    or id = any ((select private.my_clients())::uuid[])
  );
create policy relationships_read on public.client_nutritionist_relationships
  for select to authenticated
  using (client_id = (select auth.uid()) or nutritionist_id = (select auth.uid()));
-- Only the client ends a relationship.
create policy relationships_delete on public.client_nutritionist_relationships
  for delete to authenticated
  using (client_id = (select auth.uid()));
create policy connection_requests_read on public.connection_requests
  for select to authenticated
  using (client_id = (select auth.uid()) or nutritionist_id = (select auth.uid()));
create policy connection_requests_insert on public.connection_requests
  for insert to authenticated
  with check (client_id = (select auth.uid()) and status = 'pending');
create policy connection_requests_update on public.connection_requests
  for update to authenticated
  using (nutritionist_id = (select auth.uid()) and status = 'pending')
  with check (nutritionist_id = (select auth.uid()) and status in ('approved', 'rejected'));
create policy connection_requests_delete on public.connection_requests
  for delete to authenticated
  using (client_id = (select auth.uid()) and status = 'pending');


-- The card of a client who asks: name, e-mail and the day of joining, nothing else of the stored row. A computed
-- relationship, `select=*,client(id,name,email,created_at)`; a column added later stays null until it is named here.

create function private.client_card_of_request(request uuid)
returns setof public.profiles
language sql
stable
security definer
rows 1
set search_path = ''
as $$
  select card.*
  from public.connection_requests as asked
  join public.profiles as client on client.id = asked.client_id
  cross join lateral jsonb_populate_record(
    null::public.profiles,
    jsonb_build_object(
      'id', client.id,
      'name', client.name,
      'email', client.email,
      'role', client.role,
      'created_at', client.created_at
    )
  ) as card
  where asked.id = request
    and (
      asked.client_id = (select auth.uid())
      or (asked.nutritionist_id = (select auth.uid()) and asked.status = 'pending')
    )
$$;

create function public.client(public.connection_requests)
returns setof public.profiles
language sql
stable
rows 1
set search_path = ''
as $$
  select * from private.client_card_of_request($1.id)
$$;


-- schemas/06_audit.sql

-- Audit: who opened or changed whose health data, for the client to see.

-- No references: the record must not wait for an erasure, which removes it by hand.
create table private.health_audit (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  actor_id uuid,
  actor_name text,
  action text not null,
  subject text not null,
  at timestamptz(3) not null default private.clock(),

  constraint health_audit_action_known check (action in ('opened', 'inserted', 'updated', 'deleted'))
);

create index health_audit_of_client on private.health_audit (client_id, at desc);
create index health_audit_of_actor on private.health_audit (actor_id);

-- Records an act of the caller on another person's data; kept for two years. Accounts that are being erased are passed
-- over: nothing of such a client is recorded, such an actor is not named.
create function private.record_access(client uuid, what text, of_subject text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  known_actor uuid;
  known_name text;
begin
  perform from public.profiles where id = client for key share skip locked;
  if not found then
    return;
  end if;
  select id, name into known_actor, known_name from public.profiles where id = auth.uid() for key share skip locked;
  if what = 'opened' and exists (
    select
    from private.health_audit
    where client_id = client
      and actor_id = known_actor
      and action = 'opened'
      and at > private.clock() - interval '10 minutes'
  ) then
    return;
  end if;
  delete from private.health_audit
    where id in (
      select id
      from private.health_audit
      where client_id = client and at < private.clock() - interval '2 years'
      for update skip locked
    );
  insert into private.health_audit (client_id, actor_id, actor_name, action, subject)
    values (client, known_actor, known_name, what, of_subject);
end
$$;

-- Records that the caller opened a connected client; anyone else's id records nothing.
create function private.record_opening(client uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if private.session_ok() and client = any (private.my_clients()) then
    perform private.record_access(client, 'opened', 'profiles');
  end if;
end
$$;

-- A write through the API by anyone but the client, administrators with the secret key included. Migrations, demo data
-- and the erasure of an account carry no role of the API or no longer have the client.
create function private.audit_write()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  client constant uuid := coalesce(changed ->> 'user_id', changed ->> 'client_id')::uuid;
begin
  if client is distinct from auth.uid() and auth.role() is not null then
    perform private.record_access(client, lower(tg_op) || case tg_op when 'INSERT' then 'ed' else 'd' end, tg_table_name);
  end if;
  return null;
end
$$;

create function private.my_health_audit(newest integer)
returns table (at timestamptz, actor_id uuid, actor_name text, action text, subject text)
language sql
stable
security definer
set search_path = ''
as $$
  select record.at, record.actor_id, record.actor_name, record.action, record.subject
  from private.health_audit as record
  where record.client_id = (select auth.uid()) and (select private.session_ok())
  order by record.at desc, record.id desc
  limit least(greatest(coalesce(newest, 100), 1), 1000)
$$;

-- Who opened or changed the caller's health data, newest first. Reading single tables is not recorded.
create function public.list_health_access(newest integer default 100)
returns table (at timestamptz, actor_id uuid, actor_name text, action text, subject text)
language sql
stable
set search_path = ''
as $$
  select * from private.my_health_audit(newest)
$$;


-- schemas/07_logs.sql

-- What a client logs: meals with ingredients, exercise, sleep, mood, measurements; and the count of connected devices.
-- `id` is made on the device, so that a second save of the same entry changes nothing.
-- Times have milliseconds: a device compares updated_at as it got it, and not every backend hands out microseconds.


-- Refuses an entry of a day after the client's tomorrow. Tomorrow itself is taken: a device that has crossed zones may be there
-- before the profile is.
create function private.refuse_day_to_come(day date, client uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if day > (select (private.clock() at time zone timezone)::date + 1 from public.profiles where id = client) then
    raise exception 'This day is still to come' using errcode = 'PT422';
  end if;
end
$$;

-- An entry is dated by when it was logged, which is before it arrives: one that waited on a device, or that is brought back
-- after a deletion, names its own time. Never one to come, nor one before its owner's account.
create function private.guard_log_insert()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.trusted() then
    return new;
  end if;
  perform private.refuse_day_to_come(new.date, new.user_id);
  new.created_at := least(
    private.clock(),
    greatest(
      coalesce(new.created_at, private.clock()),
      (select created_at from public.profiles where id = new.user_id)
    )
  );
  return new;
end
$$;

-- An update keeps the owner and moves updated_at strictly forward, also twice in the same millisecond: what a device
-- saw is then one version of the row and no other. One that leaves the day alone is taken wherever the client is by now.
create function private.guard_log_update()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.id, new.user_id, new.created_at) is distinct from (old.id, old.user_id, old.created_at) then
    raise exception 'id, user_id and created_at are fixed' using errcode = '42501';
  end if;
  if new.date is distinct from old.date and not private.trusted() then
    perform private.refuse_day_to_come(new.date, new.user_id);
  end if;
  new.updated_at := greatest(
    date_trunc('milliseconds', private.clock()),
    old.updated_at + interval '1 millisecond'
  );
  return new;
end
$$;

-- The rules of a log, which is a table with user_id, date, created_at and updated_at: row level security, the guards of insert
-- and update, the policies, the audit of what others write, and what the user's other devices hear.
-- The owner does everything; the connected nutritionist reads, unless `coach_reads` is false. One permissive policy a table and
-- command, in the form whose cost does not grow with the rows. What is granted: private.apply_grants.
create procedure private.create_log_rules(log text, coach_reads boolean default true)
language plpgsql
set search_path = ''
as $$
declare
  is_own constant text := 'user_id = (select auth.uid())';
  is_read constant text :=
    is_own || case when coach_reads then ' or user_id = any ((select private.my_clients())::uuid[])' else '' end;
begin
  call private.protect_table(format('public.%I', log)::regclass);

  execute format(
    'create trigger %I before insert on public.%I for each row execute function private.guard_log_insert()',
    log || '_guard_insert', log
  );
  execute format(
    'create trigger %I before update on public.%I for each row execute function private.guard_log_update()',
    log || '_guard_update', log
  );

  execute format(
    'create policy %I on public.%I for select to authenticated using (%s)',
    log || '_read', log, is_read
  );
  execute format(
    'create policy %I on public.%I for insert to authenticated with check (%s)',
    log || '_insert', log, is_own
  );
  execute format(
    'create policy %I on public.%I for update to authenticated using (%s) with check (%s)',
    log || '_update', log, is_own, is_own
  );
  execute format(
    'create policy %I on public.%I for delete to authenticated using (%s)',
    log || '_delete', log, is_own
  );

  execute format(
    'create trigger %I after insert or update or delete on public.%I for each row execute function private.audit_write()',
    log || '_audit', log
  );
  call private.tell_own_changes(log, 'insert', 'update', 'delete');
end
$$;


create table public.food_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  meal_type text not null,
  title text not null,
  calories numeric(7, 1) not null default 0,
  protein_grams numeric(7, 1) not null default 0,
  carbs_grams numeric(7, 1) not null default 0,
  fat_grams numeric(7, 1) not null default 0,
  notes text,
  mood_before_eating text,
  mood_after_eating text,
  image_url text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint food_entries_date_range check (private.is_plausible_day(date)),
  constraint food_entries_meal_type_known check (meal_type in ('breakfast', 'lunch', 'dinner', 'snack')),
  constraint food_entries_title_length check (not private.is_blank(title) and length(title) <= 200),
  -- Always bounded on both sides: 'NaN' is greater than every number.
  constraint food_entries_calories_range check (calories between 0 and 20000),
  constraint food_entries_protein_range check (protein_grams between 0 and 2000),
  constraint food_entries_carbs_range check (carbs_grams between 0 and 2000),
  constraint food_entries_fat_range check (fat_grams between 0 and 2000),
  constraint food_entries_notes_length check (length(notes) <= 2000),
  constraint food_entries_mood_before_known check (
    mood_before_eating in ('terrible', 'bad', 'neutral', 'good', 'great')
  ),
  constraint food_entries_mood_after_known check (
    mood_after_eating in ('terrible', 'bad', 'neutral', 'good', 'great')
  ),
  -- A key of the private bucket, never an address.
  constraint food_entries_image_is_own_file check (private.is_own_file(image_url, user_id))
);

create index food_entries_of_user on public.food_entries (user_id, date desc, created_at desc);
create index food_entries_latest on public.food_entries (user_id, created_at desc);

call private.create_log_rules('food_entries');

create table public.exercise_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  type text not null,
  duration integer not null,
  calories_burned numeric(7, 1) not null,
  notes text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint exercise_entries_date_range check (private.is_plausible_day(date)),
  constraint exercise_entries_type_length check (not private.is_blank(type) and length(type) <= 120),
  constraint exercise_entries_duration_range check (duration between 0 and 1440),
  constraint exercise_entries_calories_range check (calories_burned between 0 and 20000),
  constraint exercise_entries_notes_length check (length(notes) <= 2000)
);

create index exercise_entries_of_user on public.exercise_entries (user_id, date desc, created_at desc);
create index exercise_entries_latest on public.exercise_entries (user_id, created_at desc);

call private.create_log_rules('exercise_entries');

-- The client's alone.
create table public.sleep_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  hours numeric(3, 1) not null,
  notes text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint sleep_entries_date_range check (private.is_plausible_day(date)),
  constraint sleep_entries_hours_range check (hours between 0 and 24),
  constraint sleep_entries_hours_in_halves check (hours * 2 = trunc(hours * 2)),
  constraint sleep_entries_notes_length check (length(notes) <= 2000)
);

create index sleep_entries_of_user on public.sleep_entries (user_id, date desc, created_at desc);

call private.create_log_rules('sleep_entries', coach_reads => false);

-- A night and naps of one day come to 24 hours at most. Two devices at once are added up one after the other.
create function private.guard_sleep_of_day()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(4715, hashtext(new.user_id::text));
  if (select sum(hours) from public.sleep_entries where user_id = new.user_id and date = new.date) > 24 then
    raise exception 'A day has 24 hours' using errcode = 'PT422';
  end if;
  return null;
end
$$;

create trigger sleep_entries_guard_day
  after insert or update of hours, date on public.sleep_entries
  for each row execute function private.guard_sleep_of_day();

create table public.mood_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  mood smallint not null,
  notes text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint mood_entries_date_range check (private.is_plausible_day(date)),
  constraint mood_entries_mood_range check (mood between 1 and 5),
  constraint mood_entries_notes_length check (length(notes) <= 2000)
);

create index mood_entries_of_user on public.mood_entries (user_id, date desc, created_at desc);
create index mood_entries_latest on public.mood_entries (user_id, created_at desc);

call private.create_log_rules('mood_entries');

create table public.measurements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  weight numeric(4, 1),
  waist numeric(4, 1),
  notes text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint measurements_date_range check (private.is_plausible_day(date)),
  constraint measurements_weight_range check (weight between 20 and 300),
  constraint measurements_waist_range check (waist between 40 and 200),
  constraint measurements_weight_or_waist check (num_nonnulls(weight, waist) > 0),
  constraint measurements_notes_length check (length(notes) <= 2000)
);

create index measurements_of_user on public.measurements (user_id, date desc, created_at desc);
create index measurements_latest on public.measurements (user_id, created_at desc);

call private.create_log_rules('measurements');

create table public.ingredients (
  id uuid primary key default gen_random_uuid(),
  food_entry_id uuid not null references public.food_entries (id) on delete cascade,
  name text not null,
  quantity numeric(9, 2) not null,
  unit text not null,
  position smallint not null default 0,

  constraint ingredients_name_length check (not private.is_blank(name) and length(name) <= 120),
  constraint ingredients_quantity_range check (quantity > 0 and quantity <= 100000),
  constraint ingredients_unit_known check (unit in ('grams', 'items', 'ml', 'cups', 'tbsp', 'tsp')),
  constraint ingredients_position_range check (position between 0 and 1000)
);

create index ingredients_of_meal on public.ingredients (food_entry_id, position);

call private.protect_table('public.ingredients');

create policy ingredients_read on public.ingredients
  for select to authenticated
  using (exists (select from public.food_entries as meal where meal.id = food_entry_id));
create policy ingredients_insert on public.ingredients
  for insert to authenticated
  with check (
    exists (
      select
      from public.food_entries as meal
      where meal.id = food_entry_id and meal.user_id = (select auth.uid())
    )
  );
create policy ingredients_delete on public.ingredients
  for delete to authenticated
  using (
    exists (
      select
      from public.food_entries as meal
      where meal.id = food_entry_id and meal.user_id = (select auth.uid())
    )
  );

-- Only counted. Tokens of a device would never stand in a table that the API shows.
create table public.wearable_connections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  provider text not null,
  created_at timestamptz(3) not null default private.clock(),

  constraint wearable_connections_provider_length check (not private.is_blank(provider) and length(provider) <= 60),
  constraint wearable_connections_one_of_a_provider unique (user_id, provider)
);

call private.protect_table('public.wearable_connections');

create policy wearable_connections_read on public.wearable_connections
  for select to authenticated
  using (user_id = (select auth.uid()));


-- Reads, here and beside the other tables: what a screen shows at once, summed where the rows are. All run as the caller, so row
-- level security decides; all name the user, so that the index does the rest. Days are those of the client.

-- What the mood panel shows of a client and a range of days, both included: moods around meals and of whole days, terrible 1
-- to great 5, a change is after minus before. Means are not rounded (rounding happens last) and null
-- where there is nothing; beside each mean of a day stands of how many it is, so that the app can add what it has not sent yet.
--   only_meal  leaves out all meals but those of this kind, and the moods of whole days
create function public.client_moods(client uuid, from_day date, to_day date, only_meal text default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with eaten as (
    select
      entry.*,
      array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], entry.mood_before_eating) as before,
      array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], entry.mood_after_eating) as after
    from public.food_entries as entry
    where entry.user_id = client
      and entry.date between from_day and to_day
      and num_nonnulls(entry.mood_before_eating, entry.mood_after_eating) > 0
      and (only_meal is null or entry.meal_type = only_meal)
  ),
  felt as (
    select entry.*
    from public.mood_entries as entry
    where entry.user_id = client and entry.date between from_day and to_day and only_meal is null
  ),
  daily as (
    select
      date, meals.before, meals.after, meals.change, moods.mood,
      coalesce(meals.before_count, 0) as before_count,
      coalesce(meals.after_count, 0) as after_count,
      coalesce(meals.change_count, 0) as change_count,
      coalesce(moods.mood_count, 0) as mood_count
    from (
      select
        date, avg(before) as before, avg(after) as after, avg(after - before) as change,
        count(before) as before_count, count(after) as after_count, count(after - before) as change_count
      from eaten
      group by date
    ) as meals
    full join (select date, avg(mood) as mood, count(*) as mood_count from felt group by date) as moods using (date)
  ),
  by_type as (
    select
      meal_type, count(*) as meals, avg(before) as before, avg(after) as after, avg(after - before) as change
    from eaten
    where before is not null and after is not null
    group by meal_type
  ),
  -- How often each mood was said.
  spread as (
    select
      mood,
      (select count(*) from eaten where before = mood) as before,
      (select count(*) from eaten where after = mood) as after,
      (select count(*) from felt where felt.mood = said.mood) as days
    from generate_series(1, 5) as said (mood)
  ),
  -- What was in the meals after which the mood was better, and in those after which it was worse; grams a meal.
  nutrients as (
    select
      count(*) filter (where after > before) as better_meals,
      count(*) filter (where after < before) as worse_meals,
      avg(protein_grams) filter (where after > before) as better_protein,
      avg(protein_grams) filter (where after < before) as worse_protein,
      avg(carbs_grams) filter (where after > before) as better_carbs,
      avg(carbs_grams) filter (where after < before) as worse_carbs,
      avg(fat_grams) filter (where after > before) as better_fat,
      avg(fat_grams) filter (where after < before) as worse_fat
    from eaten
  ),
  latest as (
    select id, date, created_at, meal_type, title, mood_before_eating, mood_after_eating, null::smallint as mood
    from eaten
    union all
    select id, date, created_at, null, null, null, null, mood
    from felt
    order by date desc, created_at desc, id
    limit 5
  )
  select jsonb_build_object(
    'entries', (select count(*) from eaten) + (select count(*) from felt),
    'meals_with_both', (select count(*) from eaten where before is not null and after is not null),
    'mean_before', (select avg(before) from eaten),
    'mean_after', (select avg(after) from eaten),
    'mean_change', (select avg(after - before) from eaten),
    'days', (select coalesce(jsonb_agg(to_jsonb(daily) order by daily.date), '[]') from daily),
    'meal_types', (
      select coalesce(
        jsonb_agg(to_jsonb(by_type)
          order by array_position(array['breakfast', 'lunch', 'dinner', 'snack'], by_type.meal_type)),
        '[]'
      )
      from by_type
    ),
    'spread', (select jsonb_agg(to_jsonb(spread) order by spread.mood) from spread),
    'nutrients', (select to_jsonb(nutrients) from nutrients),
    'recent', (
      select coalesce(jsonb_agg(to_jsonb(latest) order by latest.date desc, latest.created_at desc, latest.id), '[]')
      from latest
    )
  )
$$;

-- The first day of each client with a meal, an exercise, a mood or a measurement: before it nobody can have missed anything. Sleep
-- does not count, which a nutritionist does not see. Null for a client without any.
create function private.first_entry_days(clients uuid[])
returns table (client_id uuid, day date)
language sql
stable
set search_path = ''
as $$
  select
    whose.id,
    least(
      (select min(entry.date) from public.food_entries as entry where entry.user_id = whose.id),
      (select min(entry.date) from public.exercise_entries as entry where entry.user_id = whose.id),
      (select min(entry.date) from public.mood_entries as entry where entry.user_id = whose.id),
      (select min(entry.date) from public.measurements as entry where entry.user_id = whose.id)
    )
  from unnest(clients) as whose (id)
$$;


-- Sums of each client and day with an entry; null where there is no entry of that kind. Weight and waist are means
-- of the day. Sleep is null for a nutritionist, who does not see it.
--   client_ids        whose
--   from_day, to_day  both included
create function public.daily_totals(client_ids uuid[], from_day date, to_day date)
returns table (
  user_id uuid,
  date date,
  meals integer,
  calories numeric,
  protein_grams numeric,
  carbs_grams numeric,
  fat_grams numeric,
  exercises integer,
  exercise_minutes integer,
  calories_burned numeric,
  weights integer,
  weight numeric,
  waists integer,
  waist numeric,
  sleep_hours numeric,
  mood numeric
)
language sql
stable
set search_path = ''
as $$
  with eaten as (
    select
      entry.user_id, entry.date, count(*) as meals, sum(entry.calories) as calories,
      sum(entry.protein_grams) as protein_grams, sum(entry.carbs_grams) as carbs_grams, sum(entry.fat_grams) as fat_grams
    from public.food_entries as entry
    where entry.user_id = any (client_ids) and entry.date between from_day and to_day
    group by entry.user_id, entry.date
  ),
  moved as (
    select
      entry.user_id, entry.date, count(*) as exercises, sum(entry.duration) as exercise_minutes,
      sum(entry.calories_burned) as calories_burned
    from public.exercise_entries as entry
    where entry.user_id = any (client_ids) and entry.date between from_day and to_day
    group by entry.user_id, entry.date
  ),
  measured as (
    select
      entry.user_id, entry.date, count(entry.weight) as weights, round(avg(entry.weight), 1) as weight,
      count(entry.waist) as waists, round(avg(entry.waist), 1) as waist
    from public.measurements as entry
    where entry.user_id = any (client_ids) and entry.date between from_day and to_day
    group by entry.user_id, entry.date
  ),
  slept as (
    select entry.user_id, entry.date, sum(entry.hours) as sleep_hours
    from public.sleep_entries as entry
    where entry.user_id = any (client_ids) and entry.date between from_day and to_day
    group by entry.user_id, entry.date
  ),
  felt as (
    select entry.user_id, entry.date, round(avg(entry.mood), 2) as mood
    from public.mood_entries as entry
    where entry.user_id = any (client_ids) and entry.date between from_day and to_day
    group by entry.user_id, entry.date
  )
  select
    user_id, date, eaten.meals::integer, eaten.calories, eaten.protein_grams, eaten.carbs_grams, eaten.fat_grams,
    moved.exercises::integer, moved.exercise_minutes::integer, moved.calories_burned, measured.weights::integer,
    measured.weight, measured.waists::integer, measured.waist, slept.sleep_hours, felt.mood
  from eaten
  full join moved using (user_id, date)
  full join measured using (user_id, date)
  full join slept using (user_id, date)
  full join felt using (user_id, date)
  order by user_id, date
$$;


-- schemas/08_targets.sql

-- Targets: what a nutritionist sets for a client, one row for each pair, with its history.

create table public.client_targets (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  nutritionist_id uuid not null references public.profiles (id) on delete cascade,
  target_weight numeric(4, 1),
  target_waist numeric(4, 1),
  target_weekly_exercise_minutes integer,
  target_daily_calories integer,
  target_daily_calories_burned integer,
  target_date date,
  notes text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint client_targets_one_of_a_pair unique (client_id, nutritionist_id),
  constraint client_targets_weight_range check (target_weight between 20 and 300),
  constraint client_targets_waist_range check (target_waist between 40 and 200),
  constraint client_targets_exercise_range check (target_weekly_exercise_minutes between 0 and 2000),
  constraint client_targets_calories_range check (target_daily_calories between 800 and 5000),
  constraint client_targets_calories_burned_range check (target_daily_calories_burned between 0 and 2000),
  constraint client_targets_date_range check (private.is_plausible_day(target_date)),
  constraint client_targets_notes_length check (length(notes) <= 2000)
);

create index client_targets_of_nutritionist on public.client_targets (nutritionist_id, client_id);

-- One row for each change, as it stood afterwards. It hangs on the target alone: a reference to the people would make a
-- change wait for an erasure that itself waits for the target.
create table public.client_target_history (
  id uuid primary key default gen_random_uuid(),
  target_id uuid not null references public.client_targets (id) on delete cascade,
  client_id uuid not null,
  nutritionist_id uuid not null,
  target_weight numeric(4, 1),
  target_waist numeric(4, 1),
  target_weekly_exercise_minutes integer,
  target_daily_calories integer,
  target_daily_calories_burned integer,
  target_date date,
  notes text,
  changed_at timestamptz(3) not null
);

create index client_target_history_of_target on public.client_target_history (target_id, changed_at desc);
create index client_target_history_of_client on public.client_target_history (client_id, changed_at desc);
create index client_target_history_of_nutritionist on public.client_target_history (nutritionist_id, client_id);

call private.protect_table('public.client_targets');
call private.protect_table('public.client_target_history');


create function private.guard_target_update()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.id, new.client_id, new.nutritionist_id, new.created_at)
    is distinct from (old.id, old.client_id, old.nutritionist_id, old.created_at) then
    raise exception 'The client and the nutritionist of a target are fixed' using errcode = '42501';
  end if;
  new.updated_at := greatest(
    date_trunc('milliseconds', private.clock()),
    old.updated_at + interval '1 millisecond'
  );
  return new;
end
$$;

create trigger client_targets_guard_update
  before update on public.client_targets
  for each row execute function private.guard_target_update();

create function private.keep_target_history()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.client_target_history (
    target_id, client_id, nutritionist_id, target_weight, target_waist, target_weekly_exercise_minutes,
    target_daily_calories, target_daily_calories_burned, target_date, notes, changed_at
  ) values (
    new.id, new.client_id, new.nutritionist_id, new.target_weight, new.target_waist, new.target_weekly_exercise_minutes,
    new.target_daily_calories, new.target_daily_calories_burned, new.target_date, new.notes, new.updated_at
  );
  return null;
end
$$;

create trigger client_targets_keep_history
  after insert or update on public.client_targets
  for each row execute function private.keep_target_history();

create trigger client_targets_audit
  after insert or update or delete on public.client_targets
  for each row execute function private.audit_write();

create function private.notify_of_target()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify(new.client_id, 'targets_changed', new.nutritionist_id, new.id);
  return null;
end
$$;

create trigger client_targets_notify
  after insert or update on public.client_targets
  for each row execute function private.notify_of_target();

call private.tell_own_changes('client_targets', 'insert', 'update');


-- The client reads what any nutritionist set; a nutritionist only what is theirs, while the connection lasts.

create policy client_targets_read on public.client_targets
  for select to authenticated
  using (
    client_id = (select auth.uid())
    or (
      nutritionist_id = (select auth.uid())
      and client_id = any ((select private.my_clients())::uuid[])
    )
  );
create policy client_targets_insert on public.client_targets
  for insert to authenticated
  with check (
    nutritionist_id = (select auth.uid())
    and client_id = any ((select private.my_clients())::uuid[])
  );
create policy client_targets_update on public.client_targets
  for update to authenticated
  using (
    nutritionist_id = (select auth.uid())
    and client_id = any ((select private.my_clients())::uuid[])
  )
  with check (
    nutritionist_id = (select auth.uid())
    and client_id = any ((select private.my_clients())::uuid[])
  );
create policy client_target_history_read on public.client_target_history
  for select to authenticated
  using (
    client_id = (select auth.uid())
    or (
      nutritionist_id = (select auth.uid())
      and client_id = any ((select private.my_clients())::uuid[])
    )
  );


-- What a client's days are measured against: the targets of the own nutritionist, else those that an earlier one set last.
create function public.current_targets(client uuid)
returns setof public.client_targets
language sql
stable
rows 1
set search_path = ''
as $$
  select target.*
  from public.client_targets as target
  where target.client_id = client
  order by
    exists (
      select
      from public.client_nutritionist_relationships as relationship
      where relationship.client_id = target.client_id
        and relationship.nutritionist_id = target.nutritionist_id
    ) desc,
    target.updated_at desc
  limit 1
$$;

-- The targets as they stood at the end of each day of some clients: one row for each day on which they changed, which stands until
-- the day before `until_day`. A day is judged against the targets of its end; the days before the first against nothing.
--   clients  whose, for those targets that their days are measured against now; row level security decides what of it is seen
create function private.target_steps(clients uuid[])
returns table (
  client_id uuid,
  from_day date,
  until_day date,
  target_weight numeric,
  target_waist numeric,
  target_weekly_exercise_minutes integer,
  target_daily_calories integer,
  target_daily_calories_burned integer
)
language sql
stable
set search_path = ''
as $$
  select
    step.client_id, step.day,
    coalesce(lead(step.day) over (partition by step.client_id order by step.day), 'infinity'),
    step.target_weight, step.target_waist, step.target_weekly_exercise_minutes, step.target_daily_calories,
    step.target_daily_calories_burned
  from (
    select distinct on (change.client_id, local.day) local.day, change.*
    from unnest(clients) as whose (id)
    cross join lateral public.current_targets(whose.id) as target
    join public.profiles as person on person.id = whose.id
    join public.client_target_history as change on change.target_id = target.id
    cross join lateral (select (change.changed_at at time zone person.timezone)::date as day) as local
    order by change.client_id, local.day, change.changed_at desc, change.id
  ) as step
$$;

-- The same for what a client's days are measured against now, oldest first: nothing without targets.
create function public.target_course(client uuid)
returns setof jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(step) - 'until_day' - 'client_id'
  from private.target_steps(array[client]) as step
  order by step.from_day
$$;


-- schemas/09_meals.sql

-- Meals: saving one with its ingredients in one transaction, the history of past days, and the allowance of photo analyses.
-- No function here names the columns of a meal: a column is added to the table, and nowhere else.

-- The columns of a table that the caller may insert. The grants are the one list of what a user writes.
create function private.written_columns(of_table regclass)
returns setof pg_catalog.pg_attribute
language sql
stable
set search_path = ''
as $$
  select *
  from pg_catalog.pg_attribute
  where attrelid = of_table and attnum > 0 and not attisdropped and has_column_privilege(of_table, attnum, 'insert')
$$;

-- The same as a list for a statement, without the columns named.
create function private.written_names(of_table regclass, without text[] default '{}')
returns text
language sql
stable
set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum)
  from private.written_columns(of_table)
  where attname <> all (without)
$$;

-- What the columns of a table hold where nothing is said: {column: value}, for those that have a default.
create function private.defaults_of(of_table regclass)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
declare
  defaults jsonb;
begin
  execute (
    select format('select jsonb_build_object(%s)', string_agg(format('%L, %s', attname, pg_get_expr(adbin, adrelid)), ', '))
    from pg_catalog.pg_attribute
    join pg_catalog.pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = of_table and attgenerated = ''
  ) into defaults;
  return defaults;
end
$$;

create function private.refuse_meal(reason text)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  raise exception 'This meal is not valid' using errcode = 'PT422', detail = reason;
end
$$;

-- The fields of what a device sent that a user may write. An empty text says nothing, and nothing is the default where the
-- column needs a value. Other keys are passed over: the device may be of a later release than the database; what an earlier
-- one does not send has no key here.
--   defaults  those of the table, by `defaults_of`
create function private.sent_fields(of_table regclass, sent jsonb, defaults jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  nothing constant jsonb[] := array['null', '""'];
begin
  if jsonb_typeof(sent) is distinct from 'object' then
    perform private.refuse_meal('not an object');
  end if;
  -- Postgres would write any JSON into a text, and reads 'yesterday' as a day.
  perform private.refuse_meal(attname || ' has the wrong form')
    from private.written_columns(of_table)
    join pg_catalog.pg_type on pg_type.oid = atttypid
    where typcategory = 'S' and jsonb_typeof(sent -> attname) in ('object', 'array', 'boolean')
      or atttypid = 'date'::regtype
        and sent -> attname <> all (nothing) and sent ->> attname !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
  return (
    select coalesce(jsonb_object_agg(attname, case
      when sent -> attname <> all (nothing) then sent -> attname
      when attnotnull then defaults -> attname
    end), '{}')
    from private.written_columns(of_table)
    where sent ? attname
  );
end
$$;

-- The ingredients worth saving: a name that is not blank, a quantity above 0 and a unit; in order. Each is written over the
-- stored one of its name, so that it keeps what the device did not send.
create function private.read_ingredients(ingredients jsonb, meal_id uuid)
returns public.ingredients[]
language plpgsql
volatile
set search_path = ''
as $$
declare
  defaults constant jsonb := private.defaults_of('public.ingredients');
begin
  if ingredients is null or jsonb_typeof(ingredients) = 'null' then
    return '{}';
  end if;
  if jsonb_typeof(ingredients) <> 'array' or jsonb_array_length(ingredients) > 100 then
    perform private.refuse_meal('ingredients must be a list of at most 100');
  end if;
  return array(
    with worth_saving as (
      select
        fields || jsonb_build_object(
          'food_entry_id', meal_id, 'position', row_number() over (order by listed.place) - 1
        ) as fields,
        item.name, row_number() over (partition by item.name order by listed.place) as occurrence
      from jsonb_array_elements(ingredients) with ordinality as listed (element, place)
      cross join lateral private.sent_fields('public.ingredients', listed.element, defaults) as fields
      cross join lateral jsonb_populate_record(null::public.ingredients, fields) as item
      where not private.is_blank(item.name) and item.quantity > 0 and item.unit is not null
    ),
    stored as (
      select item, name, row_number() over (partition by name order by position) as occurrence
      from public.ingredients as item
      where food_entry_id = meal_id
    )
    select jsonb_populate_record(item, case when (item).id is null then defaults else '{}' end || fields)
    from worth_saving
    left join stored using (name, occurrence)
    order by (fields ->> 'position')::integer
  );
end
$$;

create function private.insert_ingredients(items public.ingredients[])
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  execute format(
    'insert into public.ingredients (%1$s) select %1$s from unnest($1)', private.written_names('public.ingredients')
  ) using items;
end
$$;

-- A new meal: every field, whether it was sent or is a default.
create function private.create_meal(fields jsonb, ingredients jsonb)
returns public.food_entries
language plpgsql
volatile
set search_path = ''
as $$
declare
  saved public.food_entries;
begin
  execute format(
    'insert into public.food_entries (%1$s) select %1$s from jsonb_populate_record(null::public.food_entries, $1)
    on conflict (id) do nothing
    returning *',
    private.written_names('public.food_entries')
  ) into saved using fields;
  if saved.id is not null then
    perform private.insert_ingredients(private.read_ingredients(ingredients, saved.id));
    return saved;
  end if;
  select * into saved from public.food_entries where id = (fields ->> 'id')::uuid and user_id = auth.uid();
  if not found then
    raise exception 'This meal cannot be saved' using errcode = '42501';
  end if;
  return saved;
end
$$;

-- What was sent is written over what is stored. Where that already says the same, a lost answer is being retried.
create function private.replace_meal(fields jsonb, ingredients jsonb, seen timestamptz)
returns public.food_entries
language plpgsql
volatile
set search_path = ''
as $$
declare
  stored public.food_entries;
  wanted public.food_entries;
  wanted_items public.ingredients[];
begin
  select * into stored
    from public.food_entries
    where id = (fields ->> 'id')::uuid and user_id = auth.uid()
    for no key update;
  if not found then
    raise exception 'This meal no longer exists' using errcode = 'PT404';
  end if;
  wanted := jsonb_populate_record(stored, fields - 'created_at');
  wanted_items := private.read_ingredients(ingredients, stored.id);
  if stored.updated_at = seen then
    execute format(
      'update public.food_entries set (%1$s) = (select %1$s from (select $1.*) as wanted) where id = $1.id returning *',
      private.written_names('public.food_entries', '{id, user_id, created_at}')
    ) into stored using wanted;
    delete from public.ingredients where food_entry_id = stored.id;
    perform private.insert_ingredients(wanted_items);
    return stored;
  end if;
  if wanted is distinct from stored or wanted_items is distinct from array(
    select item from public.ingredients as item where food_entry_id = stored.id order by position
  ) then
    raise exception 'This meal was changed elsewhere' using errcode = 'PT409';
  end if;
  return stored;
end
$$;

-- Saves a meal and its ingredients in one transaction, as the caller.
--   meal             the fields of food_entries; `id` made on the device; `created_at` when a new one was logged, now
--                    without it; user_id, updated_at and what is no column are ignored; a field that is left out has its
--                    default in a new meal and stays as it is in a stored one
--   ingredients      list of the fields of ingredients; what has no name, quantity above 0 and unit is left out
--   seen_updated_at  null creates (an own meal of that id is returned as it is: a retry or a double click);
--                    else the version that the user edited
-- Errors: PT422 not valid, PT409 changed elsewhere, PT404 gone, 42501 an id that is not the caller's.
create function public.save_meal(meal jsonb, ingredients jsonb, seen_updated_at timestamptz default null)
returns public.food_entries
language plpgsql
volatile
set search_path = ''
as $$
declare
  defaults constant jsonb := private.defaults_of('public.food_entries');
  fields jsonb;
  violated text;
begin
  if meal ->> 'id' is null then
    perform private.refuse_meal('id is missing');
  end if;
  fields := private.sent_fields('public.food_entries', meal, defaults) || jsonb_build_object('user_id', auth.uid());
  if seen_updated_at is null then
    return private.create_meal(defaults || fields, ingredients);
  end if;
  return private.replace_meal(fields, ingredients, seen_updated_at);
exception
  when data_exception or check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    raise exception 'This meal is not valid' using errcode = 'PT422', detail = coalesce(nullif(violated, ''), sqlerrm);
end
$$;


-- Reading

-- A meal with its ingredients, as a read of food_entries with the ingredients embedded answers it.
create function private.meal_with_ingredients(entry public.food_entries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(entry) || jsonb_build_object('ingredients', (
    select coalesce(
      jsonb_agg(to_jsonb(ingredient) - '{id, food_entry_id}'::text[] order by ingredient.position), '[]'
    )
    from public.ingredients as ingredient
    where ingredient.food_entry_id = entry.id
  ))
$$;

-- The meals of the latest days before a day that have any, whole days, newest first: the caller's own.
--   before_day  the first day that is left out
--   day_count   1 to 31 days
create function public.list_meal_history(before_day date, day_count integer default 7)
returns setof public.food_entries
language sql
stable
set search_path = ''
as $$
  with logged_days as (
    select distinct entry.date
    from public.food_entries as entry
    where entry.user_id = (select auth.uid()) and entry.date < before_day
    order by entry.date desc
    limit least(greatest(coalesce(day_count, 7), 1), 31)
  )
  select entry.*
  from public.food_entries as entry
  where entry.user_id = (select auth.uid())
    and entry.date < before_day
    and entry.date >= (select min(date) from logged_days)
  order by entry.date desc, entry.created_at desc, entry.id
$$;

-- Everything that the food log opens with: the meals of a day, those of the latest days before another one, and what a day
-- is measured against. The caller's own.
--   day         whose meals
--   before_day  the first day that the history leaves out
--   day_count   1 to 31 days of history
create function public.food_log(day date, before_day date, day_count integer default 7)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'meals', (
      select coalesce(
        jsonb_agg(private.meal_with_ingredients(entry) order by entry.created_at desc, entry.id), '[]'
      )
      from public.food_entries as entry
      where entry.user_id = (select auth.uid()) and entry.date = day
    ),
    'history', (
      select coalesce(
        jsonb_agg(private.meal_with_ingredients(entry) order by entry.date desc, entry.created_at desc, entry.id), '[]'
      )
      from public.list_meal_history(before_day, day_count) as entry
    ),
    'target_course', (select coalesce(jsonb_agg(step), '[]') from public.target_course((select auth.uid())) as step)
  )
$$;


-- Analyses of a photo: a daily allowance of each caller.

-- Takes one photo analysis of the caller's allowance for the day. PT429 'Too many requests' when it is used up.
create function private.take_photo_token()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not private.session_ok() then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  perform private.take_token(
    'photo_analysis',
    (select photo_analyses_per_day from private.settings),
    interval '1 day'
  );
end
$$;

create function public.take_photo_analysis()
returns void
language sql
volatile
set search_path = ''
as $$
  select private.take_photo_token()
$$;

-- Gives the caller's latest analysis of the day back, whose service failed. A caller can ask for it without a failure: so a
-- day gives back as many as it allows and no more, and what a hostile one costs is bounded. PT429 past that.
create function private.return_photo_token()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not private.session_ok() then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  perform private.take_token(
    'photo_return',
    (select photo_analyses_per_day from private.settings),
    interval '1 day'
  );
  delete from private.rate_events
    where id = (
      select id
      from private.rate_events
      where user_id = auth.uid() and kind = 'photo_analysis'
      order by at desc, id desc
      limit 1
    );
end
$$;

create function public.return_photo_analysis()
returns void
language sql
volatile
set search_path = ''
as $$
  select private.return_photo_token()
$$;


-- schemas/10_chat.sql

-- Chat: messages between a client and a nutritionist (`feedback` in the contract). Nobody changes or deletes one; that a
-- message was read is set by a function.

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  -- The client keeps the thread when the nutritionist's account is erased.
  nutritionist_id uuid references public.profiles (id) on delete set null,
  client_id uuid not null references public.profiles (id) on delete cascade,
  message text not null,
  message_type text not null,
  attachment_url text,
  attachment_name text,
  attachment_type text,
  attachment_size integer,
  -- What the message is about: a record, a day or a chart of the client.
  about_kind text,
  about_id uuid,
  about_day date,
  about_chart text,
  created_at timestamptz(3) not null default private.clock(),
  read_at timestamptz(3),

  constraint feedback_message_length check (not private.is_blank(message) and length(message) <= 4000),
  constraint feedback_message_type_known check (message_type in ('client', 'nutritionist')),
  constraint feedback_attachment_is_senders_file check (
    case message_type
      when 'client' then private.is_own_file(attachment_url, client_id)
      else nutritionist_id is null or private.is_own_file(attachment_url, nutritionist_id)
    end
  ),
  constraint feedback_attachment_described check (
    attachment_url is not null or num_nonnulls(attachment_name, attachment_type, attachment_size) = 0
  ),
  constraint feedback_attachment_name_form check (
    attachment_name is null
    or (
      not private.is_blank(attachment_name)
      and length(attachment_name) <= 255
      and attachment_name !~ '[[:cntrl:]/\\]'
      and not private.has_hidden_sign(attachment_name)
    )
  ),
  -- The key, the type and the ending of the name say the same.
  constraint feedback_attachment_type_true check (
    attachment_url is null
    or (
      private.media_type_of(attachment_url) is not null
      and coalesce(attachment_type = private.media_type_of(attachment_url), true)
      and (
        attachment_name is null
        or private.media_type_of(attachment_name) is not distinct from private.media_type_of(attachment_url)
      )
    )
  ),
  constraint feedback_attachment_size_range check (attachment_size between 0 and 5242880),
  constraint feedback_about_whole check (
    case
      when about_kind is null then num_nonnulls(about_id, about_day, about_chart) = 0
      when about_kind in ('meal', 'measurement') then about_id is not null and num_nonnulls(about_day, about_chart) = 0
      when about_kind = 'day' then
        about_day is not null and private.is_plausible_day(about_day) and num_nonnulls(about_id, about_chart) = 0
      when about_kind = 'chart' then about_chart is not null and num_nonnulls(about_id, about_day) = 0
      else false
    end
  ),
  constraint feedback_about_chart_known check (
    about_chart in ('mood', 'weight', 'waist', 'calories', 'sleep', 'macronutrients')
  )
);

create index feedback_of_client on public.feedback (client_id, created_at);
create index feedback_of_nutritionist on public.feedback (nutritionist_id, client_id, created_at);
create index feedback_attachments on public.feedback (attachment_url) where attachment_url is not null;
create index feedback_unread on public.feedback (client_id, nutritionist_id) where read_at is null;

call private.protect_table('public.feedback');


create function private.messages_per_minute()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select messages_per_minute from private.settings
$$;

-- Whether the record that a message is about is the client's and the caller's to see.
create function private.is_about_own_record(message public.feedback)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case message.about_kind
    when 'meal' then exists (
      select from public.food_entries where id = message.about_id and user_id = message.client_id
    )
    when 'measurement' then exists (
      select from public.measurements where id = message.about_id and user_id = message.client_id
    )
    else true
  end
$$;

-- A message names only a file that its sender has stored, that is there, and that is of the type which its key says.
create function private.require_attachment(key text, sender uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  stored_type text;
begin
  if key is null then
    return;
  end if;
  perform private.lock_files(sender);
  select coalesce(split_part(metadata ->> 'mimetype', ';', 1), private.media_type_of(key))
    into stored_type
    from storage.objects
    where bucket_id = 'feedback-attachments' and name = key and owner_id = sender::text;
  if not found then
    raise exception 'The file of this message is not there' using errcode = 'PT404';
  end if;
  if stored_type is distinct from private.media_type_of(key) then
    raise exception 'The file of this message is not what its name says' using errcode = 'PT422';
  end if;
end
$$;

-- A disconnect in flight is waited for under the client's lock, so that no message arrives after it. The connection is
-- asked before the lock too: a stranger must not hold somebody else's.
create function private.guard_message_insert()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.trusted() then
    return new;
  end if;
  if (case new.message_type when 'client' then new.client_id else new.nutritionist_id end) is distinct from auth.uid()
    or not private.are_connected(new.client_id, new.nutritionist_id) then
    raise exception 'You are not connected' using errcode = '42501';
  end if;
  perform private.lock_client(new.client_id);
  if not private.are_connected(new.client_id, new.nutritionist_id) then
    raise exception 'You are not connected' using errcode = '42501';
  end if;
  if not private.is_about_own_record(new) then
    raise exception 'The record of this message is not there' using errcode = 'PT404';
  end if;
  perform private.require_attachment(new.attachment_url, auth.uid());
  perform private.take_token('message', private.messages_per_minute(), interval '1 minute');
  new.created_at := private.clock();
  new.read_at := null;
  return new;
end
$$;

create trigger feedback_guard_insert
  before insert on public.feedback
  for each row execute function private.guard_message_insert();

create function private.notify_of_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.message_type = 'client' then
    perform private.notify(new.nutritionist_id, 'message', new.client_id, new.id);
  else
    perform private.notify(new.client_id, 'message', new.nutritionist_id, new.id);
  end if;
  return null;
end
$$;

create trigger feedback_notify
  after insert on public.feedback
  for each row execute function private.notify_of_message();

call private.tell_own_changes('feedback', 'insert', 'update');


create policy feedback_read on public.feedback
  for select to authenticated
  using (
    client_id = (select auth.uid())
    or (
      nutritionist_id = (select auth.uid())
      and client_id = any ((select private.my_clients())::uuid[])
    )
  );
create policy feedback_insert on public.feedback
  for insert to authenticated
  with check (
    (
      message_type = 'client'
      and client_id = (select auth.uid())
      and nutritionist_id = (select private.my_nutritionist())
    )
    or (
      message_type = 'nutritionist'
      and nutritionist_id = (select auth.uid())
      and client_id = any ((select private.my_clients())::uuid[])
    )
  );


-- The meal and the measurement that a message is about, as the API embeds them; none where it was deleted since.
create function public.meal(public.feedback)
returns setof public.food_entries
language sql
stable
rows 1
set search_path = ''
as $$
  select *
  from public.food_entries
  where id = $1.about_id and user_id = $1.client_id and $1.about_kind = 'meal'
$$;

create function public.measurement(public.feedback)
returns setof public.measurements
language sql
stable
rows 1
set search_path = ''
as $$
  select *
  from public.measurements
  where id = $1.about_id and user_id = $1.client_id and $1.about_kind = 'measurement'
$$;

-- Marks the messages of a thread that the other side sent as read, and the line about them in the bell; of a thread that
-- is not the caller's: none.
create function private.mark_thread_read(client uuid, seen_until timestamptz)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  marked integer;
begin
  if not private.session_gate() or not (client = me or client = any (private.my_clients())) then
    return 0;
  end if;
  -- Locked in the order in which an erasure locks them.
  update public.feedback
    set read_at = private.clock()
    where id in (
      select id
      from public.feedback
      where client_id = client
        and (client = me or nutritionist_id = me)
        and message_type = case when client = me then 'nutritionist' else 'client' end
        and read_at is null
        and created_at <= coalesce(seen_until, private.clock())
      order by id
      for update
    );
  get diagnostics marked = row_count;
  update public.notifications
    set read_at = private.clock()
    where id in (
      select told.id
      from public.notifications as told
      join public.feedback as message on message.id = told.subject_id
      where told.recipient_id = me
        and told.kind = 'message'
        and told.read_at is null
        and message.client_id = client
        and message.read_at is not null
      order by told.id
      for update of told
    );
  return marked;
end
$$;

-- Marks a thread as read by the caller.
--   client      whose thread (the caller's own id for a client)
--   seen_until  the newest message that was on screen; all when left out
-- Returns how many messages became read.
create function public.mark_messages_read(client uuid, seen_until timestamptz default null)
returns integer
language sql
volatile
set search_path = ''
as $$
  select private.mark_thread_read(client, seen_until)
$$;

-- The caller's conversations, the latest first, each with its last message: one a client for a nutritionist; for a client
-- the one with the own nutritionist, and those with earlier ones, which can only be read.
create function public.list_conversations()
returns table (
  client_id uuid,
  nutritionist_id uuid,
  name text,
  profile_picture_url text,
  connected boolean,
  unread integer,
  last_message text,
  last_message_type text,
  last_message_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  with pair as (
    select relationship.client_id, relationship.nutritionist_id, true as connected
    from public.client_nutritionist_relationships as relationship
    where (select auth.uid()) in (relationship.client_id, relationship.nutritionist_id)
    union all
    select distinct message.client_id, message.nutritionist_id, false
    from public.feedback as message
    where message.client_id = (select auth.uid())
      and message.nutritionist_id is not null
      and message.nutritionist_id is distinct from (select private.my_nutritionist())
  )
  select
    pair.client_id, pair.nutritionist_id, person.name, person.profile_picture_url, pair.connected, waiting.unread,
    newest.message, newest.message_type, newest.created_at
  from pair
  join public.profiles as person
    on person.id = case pair.client_id when (select auth.uid()) then pair.nutritionist_id else pair.client_id end
  cross join lateral (
    select count(*)::integer as unread
    from public.feedback as message
    where message.client_id = pair.client_id
      and message.nutritionist_id = pair.nutritionist_id
      and message.message_type
        = case pair.client_id when (select auth.uid()) then 'nutritionist' else 'client' end
      and message.read_at is null
  ) as waiting
  left join lateral (
    select message.message, message.message_type, message.created_at
    from public.feedback as message
    where message.client_id = pair.client_id and message.nutritionist_id = pair.nutritionist_id
    order by message.created_at desc, message.id desc
    limit 1
  ) as newest on true
  order by pair.connected desc, newest.created_at desc nulls last, person.name, person.id
$$;


-- schemas/11_appointments.sql

-- Appointments: slots of 20 minutes that a nutritionist offers and a connected client books.
-- Locks are taken in the order client, rows, statistics. 'Same day' and 'week' are the nutritionist's.

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  nutritionist_id uuid not null references public.profiles (id) on delete cascade,
  client_id uuid references public.profiles (id) on delete cascade,
  start_time timestamptz not null,
  duration integer not null default 20,
  -- Stored, because an interval added to a timestamptz cannot be indexed.
  end_time timestamptz not null,
  slot_date date not null,
  slot_week date not null,
  status text not null default 'available',
  cancellation_deadline timestamptz not null,
  created_at timestamptz(3) not null default private.clock(),

  constraint appointments_start_on_the_minute check (start_time = date_trunc('minute', start_time, 'UTC')),
  constraint appointments_start_range check (start_time between '2000-01-01 00:00Z' and '2100-01-01 00:00Z'),
  constraint appointments_duration_fixed check (duration = 20),
  constraint appointments_end_after_start check (end_time > start_time),
  constraint appointments_status_known check (status in ('available', 'pending', 'confirmed', 'cancelled')),
  constraint appointments_available_has_no_client check (status <> 'available' or client_id is null),
  constraint appointments_booked_has_client check (status not in ('pending', 'confirmed') or client_id is not null)
);

-- Overlaps are refused by the check under the nutritionist's lock; this stands behind it for equal starts.
create unique index appointments_one_start
  on public.appointments (nutritionist_id, start_time)
  where status <> 'cancelled';
create unique index appointments_one_a_day
  on public.appointments (client_id, slot_date)
  where status in ('pending', 'confirmed');
create index appointments_of_nutritionist on public.appointments (nutritionist_id, start_time);
create index appointments_of_client on public.appointments (client_id, slot_week) where client_id is not null;

call private.protect_table('public.appointments');


create function private.time_zone_of(person uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select timezone from public.profiles where id = person), 'UTC')
$$;

create function private.cancel_notice()
returns interval
language sql
stable
security definer
set search_path = ''
as $$
  select cancel_notice from private.settings
$$;

create function private.weekly_booking_limit()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select weekly_booking_limit from private.settings
$$;

-- The three below are volatile: called under a lock, each sees what was committed while it waited.

-- All slots are of one length: those that overlap start less than that before or after, a range that the index gives.
create function private.overlaps_slot(nutritionist uuid, slot_start timestamptz, slot_end timestamptz)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.appointments
    where nutritionist_id = nutritionist
      and status <> 'cancelled'
      and start_time > slot_start - (slot_end - slot_start)
      and start_time < slot_end
  )
$$;

create function private.has_booking_on(client uuid, day date)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.appointments
    where client_id = client and slot_date = day and status in ('pending', 'confirmed')
  )
$$;

create function private.bookings_in_week(client uuid, week date)
returns integer
language sql
volatile
security definer
set search_path = ''
as $$
  select count(*)::integer
  from public.appointments
  where client_id = client and slot_week = week and status in ('pending', 'confirmed')
$$;


create trigger appointments_lock_caller
  before insert or update on public.appointments
  for each statement execute function private.lock_caller();

create function private.guard_slot_insert()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.trusted() then
    -- Before any lookup: the check on overlaps would tell about other calendars.
    if new.nutritionist_id is distinct from auth.uid() then
      raise exception 'This is not your calendar' using errcode = '42501';
    end if;
    if new.status is distinct from 'available' or new.client_id is not null then
      raise exception 'A new slot must be available' using errcode = '42501';
    end if;
    if not coalesce(
      new.start_time > private.clock() and new.start_time <= private.clock() + interval '1 year',
      false
    ) then
      raise exception 'A slot must start in the future, within a year' using errcode = 'PT422';
    end if;
    new.created_at := private.clock();
  end if;
  if new.duration is distinct from 20 then
    raise exception 'A slot lasts 20 minutes' using errcode = 'PT422';
  end if;
  new.end_time := new.start_time + make_interval(mins => new.duration);
  new.cancellation_deadline := new.start_time - private.cancel_notice();
  if private.overlaps_slot(new.nutritionist_id, new.start_time, new.end_time) then
    raise exception 'Some time slots already exist' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create trigger appointments_guard_insert
  before insert on public.appointments
  for each row execute function private.guard_slot_insert();

-- Booking by the client `me`: refused with the sentence that the spec gives for the reason.
create function private.check_booking(slot public.appointments, me uuid)
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  if not private.are_connected(me, slot.nutritionist_id) then
    raise exception 'This is not your nutritionist' using errcode = '42501';
  end if;
  if slot.start_time <= private.clock() then
    raise exception 'This slot is in the past' using errcode = 'PT422';
  end if;
  if private.has_booking_on(me, slot.slot_date) then
    raise exception 'Cannot book multiple appointments on the same day' using errcode = 'PT409';
  end if;
  if private.bookings_in_week(me, slot.slot_week) >= private.weekly_booking_limit() then
    raise exception 'Weekly booking limit exceeded' using errcode = 'PT409';
  end if;
end
$$;

create function private.guard_appointment_update()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if private.trusted() then
    return new;
  end if;
  if to_jsonb(new) - 'status' - 'client_id' is distinct from to_jsonb(old) - 'status' - 'client_id' then
    raise exception 'Only status and client_id of an appointment may change' using errcode = '42501';
  end if;
  if me = old.nutritionist_id then
    if old.status = 'pending'
      and new.status in ('confirmed', 'cancelled')
      and new.client_id is not distinct from old.client_id then
      return new;
    end if;
  elsif old.status = 'available' and new.status = 'pending' and new.client_id = me then
    perform private.check_booking(old, me);
    return new;
  elsif old.client_id = me
    and old.status in ('pending', 'confirmed')
    and new.status = 'available'
    and new.client_id is null then
    if private.clock() >= old.cancellation_deadline then
      raise exception 'Cancellation deadline has passed' using errcode = 'PT409';
    end if;
    return new;
  end if;
  raise exception 'An appointment cannot go from % to %', old.status, new.status using errcode = '42501';
end
$$;

create trigger appointments_guard_update
  before update on public.appointments
  for each row execute function private.guard_appointment_update();


-- The day and the week, Monday first, of a slot on the nutritionist's clock: of a new one, and of a free one again, for
-- the nutritionist may have moved to another time zone while it was booked. Fires after the guards (by name).
create function private.set_slot_day()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.status = 'available' then
    new.slot_date := (new.start_time at time zone private.time_zone_of(new.nutritionist_id))::date;
    new.slot_week := date_trunc('week', new.slot_date::timestamp)::date;
  end if;
  return new;
end
$$;

create trigger appointments_set_day
  before insert or update of status on public.appointments
  for each row execute function private.set_slot_day();


-- Disconnecting frees what can still be cancelled, and nothing else: it is no way round the deadline.
create function private.free_bookings_on_disconnect()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.appointments
    set status = 'available', client_id = null
    where client_id = old.client_id
      and nutritionist_id = old.nutritionist_id
      and status in ('pending', 'confirmed')
      and cancellation_deadline > private.clock();
  return null;
end
$$;

create trigger relationships_free_bookings
  after delete on public.client_nutritionist_relationships
  for each row execute function private.free_bookings_on_disconnect();

-- A nutritionist who moves to another time zone moves the days of the open slots along; a booked one keeps the day on
-- which it was counted until it is free again.
create function private.move_open_slots()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The day follows from naming the status (appointments_set_day).
  update public.appointments
    set status = 'available'
    where nutritionist_id = new.id and status = 'available' and start_time > private.clock();
  return null;
end
$$;

create trigger profiles_move_open_slots
  after update of timezone on public.profiles
  for each row
  when (new.role = 'nutritionist' and new.timezone is distinct from old.timezone)
  execute function private.move_open_slots();


create function private.notify_of_appointment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.status = 'available' and new.status = 'pending' then
    perform private.notify(new.nutritionist_id, 'appointment_booked', new.client_id, new.id);
  elsif old.status in ('pending', 'confirmed') and new.status = 'available' then
    perform private.notify(new.nutritionist_id, 'appointment_cancelled', old.client_id, new.id);
  elsif old.status = 'pending' and new.status = 'confirmed' then
    perform private.notify(new.client_id, 'appointment_confirmed', new.nutritionist_id, new.id);
  elsif old.status = 'pending' and new.status = 'cancelled' then
    perform private.notify(new.client_id, 'appointment_declined', new.nutritionist_id, new.id);
  end if;
  return null;
end
$$;

create trigger appointments_notify
  after update of status on public.appointments
  for each row execute function private.notify_of_appointment();

call private.tell_own_changes('appointments', 'insert', 'update', 'delete');


-- The client sees what can be booked and what is booked by the client, never who else booked.

create policy appointments_read on public.appointments
  for select to authenticated
  using (
    nutritionist_id = (select auth.uid())
    or client_id = (select auth.uid())
    or (status = 'available' and nutritionist_id = (select private.my_nutritionist()))
  );
create policy appointments_insert on public.appointments
  for insert to authenticated
  with check (
    nutritionist_id = (select auth.uid())
    and (select private.my_role()) = 'nutritionist'
    and status = 'available'
    and client_id is null
  );
create policy appointments_update on public.appointments
  for update to authenticated
  using (
    nutritionist_id = (select auth.uid())
    or client_id = (select auth.uid())
    or (status = 'available' and nutritionist_id = (select private.my_nutritionist()))
  )
  with check (
    nutritionist_id = (select auth.uid())
    or client_id = (select auth.uid())
    or (status = 'available' and client_id is null)
  );
create policy appointments_delete on public.appointments
  for delete to authenticated
  using (nutritionist_id = (select auth.uid()) and status = 'available');


-- When the last session of a pair began: the latest confirmed appointment that has ended; null without one. The caller
-- sees only appointments of the own.
create function private.session_before(client uuid, nutritionist uuid)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select max(slot.start_time)
  from public.appointments as slot
  where slot.client_id = client
    and slot.nutritionist_id = nutritionist
    and slot.status = 'confirmed'
    and slot.end_time <= private.clock()
$$;


-- schemas/12_reviews.sql

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


-- schemas/13_directory.sql

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


-- schemas/14_figures.sql

-- Figures: what the dashboard, the reports and analytics sum over all of a client's logs and targets.

-- Everything that the client's dashboard opens with.
--   day     the client's calendar day
--   client  whose; the caller when left out
create function public.client_day(day date, client uuid default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with whose as (
    select coalesce(client, (select auth.uid())) as id
  ),
  eaten as (
    select meal.*
    from public.food_entries as meal
    where meal.user_id = (select id from whose) and meal.date = day
  ),
  moved as (
    select exercise.*
    from public.exercise_entries as exercise
    where exercise.user_id = (select id from whose) and exercise.date = day
  )
  select jsonb_build_object(
    'calories', (select coalesce(sum(calories), 0) from eaten),
    'protein_grams', (select coalesce(sum(protein_grams), 0) from eaten),
    'carbs_grams', (select coalesce(sum(carbs_grams), 0) from eaten),
    'fat_grams', (select coalesce(sum(fat_grams), 0) from eaten),
    'meals', (select count(*) from eaten),
    'calories_burned', (select coalesce(sum(calories_burned), 0) from moved),
    'exercise_minutes', (select coalesce(sum(duration), 0) from moved),
    'exercises', (select count(*) from moved),
    'recent_meals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', meal.id,
        'title', meal.title,
        'meal_type', meal.meal_type,
        'calories', meal.calories,
        'image_url', meal.image_url,
        'mood_before_eating', meal.mood_before_eating,
        'mood_after_eating', meal.mood_after_eating,
        'created_at', meal.created_at
      ) order by meal.created_at desc, meal.id), '[]')
      from (select * from eaten order by created_at desc, id limit 2) as meal
    ),
    -- Also of the day before: a late dinner is asked about after midnight. Whole meals: an answer without a network waits on
    -- the device as a change of the meal.
    'meals_without_mood_after', (
      select coalesce(jsonb_agg(
        private.meal_with_ingredients(unrated.entry) order by (unrated.entry).created_at desc, (unrated.entry).id
      ), '[]')
      from (
        select entry
        from public.food_entries as entry
        where entry.user_id = (select id from whose)
          and entry.date between day - 1 and day
          and entry.mood_after_eating is null
        order by entry.created_at desc, entry.id
        limit 5
      ) as unrated
    ),
    'recent_exercises', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', exercise.id,
        'type', exercise.type,
        'duration', exercise.duration,
        'calories_burned', exercise.calories_burned,
        'created_at', exercise.created_at
      ) order by exercise.created_at desc, exercise.id), '[]')
      from (select * from moved order by created_at desc, id limit 2) as exercise
    ),
    'weights', (
      select coalesce(jsonb_agg(jsonb_build_object('date', daily.date, 'weight', daily.weight) order by daily.date), '[]')
      from (
        select measured.date, round(avg(measured.weight), 1) as weight
        from public.measurements as measured
        where measured.user_id = (select id from whose)
          and measured.date between day - 29 and day
          and measured.weight is not null
        group by measured.date
      ) as daily
    ),
    -- The current weight and the one before it, however long ago.
    'latest_weights', (
      select coalesce(jsonb_agg(jsonb_build_object('date', latest.date, 'weight', latest.weight)
        order by latest.date desc, latest.created_at desc, latest.id), '[]')
      from (
        select measured.id, measured.date, measured.weight, measured.created_at
        from public.measurements as measured
        where measured.user_id = (select id from whose) and measured.date <= day and measured.weight is not null
        order by measured.date desc, measured.created_at desc, measured.id
        limit 2
      ) as latest
    ),
    'targets', (select to_jsonb(target) from public.current_targets((select id from whose)) as target),
    'moods', public.client_moods((select id from whose), day - 6, day)
  )
$$;

-- The figures of a client over some days, one rule for every screen of both sides.
--   A day counts when it is over and something was logged on it. Today is in no sum but in those of `_today`.
--   A day is judged against the target that stood at its end; the sums of `judged_` are of the days that have one.
--   What is burned and moved are rates: over `rate_days`, all days of the range that are over since the client's first entry.
-- Nothing is rounded; null where there is nothing. `start_` is the first value since the nutritionist of the target came, or
-- since it was set by someone who is gone; null without a target. `latest_` is the last value, however long ago.
--   client_ids  whose; row level security leaves out all but the caller and the caller's clients
--   days        how many, 1 for the last day alone
--   until       the last of them; today when left out
--   today       the day that is not over; the client's own when left out
create function public.client_figures(client_ids uuid[], days integer, until date default null, today date default null)
returns setof jsonb
language sql
stable
set search_path = ''
as $$
  -- Both materialized, so that the clock is read once a client and not once an entry.
  with here as materialized (
    select
      profile.id, profile.timezone,
      coalesce(client_figures.today, (private.clock() at time zone profile.timezone)::date) as today
    from public.profiles as profile
    where profile.id = any (client_ids) and (profile.role = 'client' or profile.id = (select auth.uid()))
  ),
  person as materialized (
    select
      here.id, here.timezone, span.until - (days - 1) as from_day, least(span.until, here.today) as to_day,
      least(span.until, here.today - 1) as last_over
    from here
    cross join lateral (select coalesce(client_figures.until, here.today) as until) as span
  ),
  -- Of all at once: a call for each client would have its policies worked out anew.
  step as materialized (select * from private.target_steps((select array_agg(person.id) from person))),
  first_entry as materialized (select * from private.first_entry_days((select array_agg(person.id) from person)))
  select to_jsonb(figures)
  from (
    select
      person.id as client_id,
      person.to_day as last_day,
      measured.entries + eaten.any_days + moved.any_days > 0 or exists (
        select
        from public.mood_entries as entry
        where entry.user_id = person.id and entry.date between person.from_day and person.to_day
      ) as active,
      measured.weights,
      start_weight.weight as start_weight,
      measured.first_weight,
      measured.last_weight,
      latest_weight.weight as latest_weight,
      latest_weight.date as latest_weight_day,
      measured.waists,
      start_waist.waist as start_waist,
      measured.first_waist,
      measured.last_waist,
      latest_waist.waist as latest_waist,
      latest_waist.date as latest_waist_day,
      eaten.food_days,
      eaten.calories,
      eaten.judged_food_days,
      eaten.judged_calories,
      eaten.judged_calories_target,
      eaten.calories_today,
      rated.rate_days,
      moved.exercise_days,
      moved.exercise_minutes,
      moved.calories_burned,
      judged.judged_minutes_days,
      moved.judged_minutes,
      judged.judged_minutes_target,
      judged.judged_burned_days,
      moved.judged_burned,
      judged.judged_burned_target,
      moved.exercise_minutes_today,
      moved.calories_burned_today,
      target.target_weight,
      target.target_waist,
      target.target_weekly_exercise_minutes,
      target.target_daily_calories,
      target.target_daily_calories_burned,
      target.target_date,
      target.set_by as target_by
    from person
    left join lateral (
      select
        entry.*,
        setter.name as set_by,
        (coalesce(relationship.created_at, entry.created_at) at time zone person.timezone)::date as since
      from public.current_targets(person.id) as entry
      join public.profiles as setter on setter.id = entry.nutritionist_id
      left join public.client_nutritionist_relationships as relationship
        on relationship.client_id = entry.client_id and relationship.nutritionist_id = entry.nutritionist_id
    ) as target on true
    cross join lateral (
      select
        count(*)::integer as entries,
        count(entry.weight)::integer as weights,
        (array_agg(entry.weight order by entry.date, entry.created_at) filter (where entry.weight is not null))[1]
          as first_weight,
        (array_agg(entry.weight order by entry.date desc, entry.created_at desc) filter (where entry.weight is not null))[1]
          as last_weight,
        count(entry.waist)::integer as waists,
        (array_agg(entry.waist order by entry.date, entry.created_at) filter (where entry.waist is not null))[1]
          as first_waist,
        (array_agg(entry.waist order by entry.date desc, entry.created_at desc) filter (where entry.waist is not null))[1]
          as last_waist
      from public.measurements as entry
      where entry.user_id = person.id and entry.date between person.from_day and person.to_day
    ) as measured
    left join lateral (
      select entry.weight
      from public.measurements as entry
      where entry.user_id = person.id and entry.date between target.since and person.to_day and entry.weight is not null
      order by entry.date, entry.created_at
      limit 1
    ) as start_weight on true
    left join lateral (
      select entry.weight, entry.date
      from public.measurements as entry
      where entry.user_id = person.id and entry.date <= person.to_day and entry.weight is not null
      order by entry.date desc, entry.created_at desc
      limit 1
    ) as latest_weight on true
    left join lateral (
      select entry.waist
      from public.measurements as entry
      where entry.user_id = person.id and entry.date between target.since and person.to_day and entry.waist is not null
      order by entry.date, entry.created_at
      limit 1
    ) as start_waist on true
    left join lateral (
      select entry.waist, entry.date
      from public.measurements as entry
      where entry.user_id = person.id and entry.date <= person.to_day and entry.waist is not null
      order by entry.date desc, entry.created_at desc
      limit 1
    ) as latest_waist on true
    cross join lateral (
      select
        count(*)::integer as any_days,
        count(*) filter (where day.is_over)::integer as food_days,
        sum(day.calories) filter (where day.is_over) as calories,
        count(step.target_daily_calories) filter (where day.is_over)::integer as judged_food_days,
        sum(day.calories) filter (where day.is_over and step.target_daily_calories is not null) as judged_calories,
        sum(step.target_daily_calories) filter (where day.is_over) as judged_calories_target,
        sum(day.calories) filter (where not day.is_over) as calories_today
      from (
        select entry.date, entry.date <= person.last_over as is_over, sum(entry.calories) as calories
        from public.food_entries as entry
        where entry.user_id = person.id and entry.date between person.from_day and person.to_day
        group by entry.date
      ) as day
      left join step on step.client_id = person.id and day.date >= step.from_day and day.date < step.until_day
    ) as eaten
    cross join lateral (
      select
        count(*)::integer as any_days,
        count(*) filter (where day.is_over)::integer as exercise_days,
        sum(day.minutes) filter (where day.is_over)::integer as exercise_minutes,
        sum(day.calories) filter (where day.is_over) as calories_burned,
        sum(day.minutes) filter (where day.is_over and step.target_weekly_exercise_minutes is not null)::integer
          as judged_minutes,
        sum(day.calories) filter (where day.is_over and step.target_daily_calories_burned is not null) as judged_burned,
        sum(day.minutes) filter (where not day.is_over)::integer as exercise_minutes_today,
        sum(day.calories) filter (where not day.is_over) as calories_burned_today
      from (
        select
          entry.date, entry.date <= person.last_over as is_over, sum(entry.duration) as minutes,
          sum(entry.calories_burned) as calories
        from public.exercise_entries as entry
        where entry.user_id = person.id and entry.date between person.from_day and person.to_day
        group by entry.date
      ) as day
      left join step on step.client_id = person.id and day.date >= step.from_day and day.date < step.until_day
    ) as moved
    join first_entry on first_entry.client_id = person.id
    -- Nothing without a first entry: `greatest` alone would leave its null out.
    cross join lateral (
      select
        rate.from_day,
        case when first_entry.day is null then 0 else greatest(person.last_over - rate.from_day + 1, 0) end as rate_days
      from (select greatest(person.from_day, first_entry.day) as from_day) as rate
    ) as rated
    cross join lateral (
      select
        coalesce(sum(overlap.days) filter (where step.target_weekly_exercise_minutes is not null), 0)::integer
          as judged_minutes_days,
        sum(overlap.days * step.target_weekly_exercise_minutes) as judged_minutes_target,
        coalesce(sum(overlap.days) filter (where step.target_daily_calories_burned is not null), 0)::integer
          as judged_burned_days,
        sum(overlap.days * step.target_daily_calories_burned) as judged_burned_target
      from step
      cross join lateral (
        select least(step.until_day - 1, person.last_over) - greatest(step.from_day, rated.from_day) + 1 as days
      ) as overlap
      where step.client_id = person.id and rated.rate_days > 0 and overlap.days > 0
    ) as judged
  ) as figures
  order by figures.client_id
$$;

-- Everything that the caller's reports open with: each day of a range with an entry, the figures of the range with
-- the targets and how they changed, the day of the first entry, how many devices are connected, and the moods of the range.
--   to_day  the last day of the range, of the caller's calendar: it is not over
--   days    how many, 1 for the last day alone
create function public.client_report(to_day date, days integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(daily) - 'user_id') order by daily.date), '[]')
      from public.daily_totals(array[(select auth.uid())], to_day - (days - 1), to_day) as daily
    ),
    'figures', (
      select jsonb_strip_nulls(figures)
      from public.client_figures(array[(select auth.uid())], days, to_day, to_day) as figures
    ),
    'target_course', (select coalesce(jsonb_agg(step), '[]') from public.target_course((select auth.uid())) as step),
    'first_entry_day', (select first_entry.day from private.first_entry_days(array[(select auth.uid())]) as first_entry),
    'devices', (select count(*) from public.wearable_connections as device where device.user_id = (select auth.uid())),
    'moods', public.client_moods((select auth.uid()), to_day - (days - 1), to_day)
  )
$$;

-- What a client of the caller ate, did and measured on some days, for client detail and for analytics of one client.
-- Null for a client who is not the caller's.
--   days   how many, 1 for the last day alone
--   until  the last of them; the client's today when left out, or when it is yet to come
create function public.client_activity(client uuid, days integer, until date default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'today', span.today,
    'days', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(daily) - 'user_id') order by daily.date), '[]')
      from public.daily_totals(array[person.id], span.until - (client_activity.days - 1), span.until) as daily
    ),
    'figures', (
      select jsonb_strip_nulls(figures)
      from public.client_figures(array[person.id], client_activity.days, span.until, span.today) as figures
    ),
    'target_course', (select coalesce(jsonb_agg(step), '[]') from public.target_course(person.id) as step)
  )
  from public.client_nutritionist_relationships as relationship
  join public.profiles as person on person.id = relationship.client_id
  cross join lateral (select (private.clock() at time zone person.timezone)::date as today) as here
  cross join lateral (
    select here.today, least(coalesce(client_activity.until, here.today), here.today) as until
  ) as span
  where relationship.client_id = client and relationship.nutritionist_id = (select auth.uid())
$$;

-- One row a day over several clients, for the charts and the CSV of analytics. Each client's last days end with their own today.
--   Food and exercise are sums over the clients for whom the day is over; where it is over for none, it is `so_far`.
--   Weight and waist are drawn of the same people all along: of each client with two values or more in the range the last one
--   known, the first of the range before it. So the course ends as far from its start as the clients moved on average.
--   client_ids  whose; those who are not the caller's clients are left out by row level security
--   days        how many, 1 for today alone
create function public.daily_analytics(client_ids uuid[], days integer)
returns setof jsonb
language sql
stable
set search_path = ''
as $$
  -- Materialized, so that the clock is read once a client and not once an entry.
  with span as materialized (
    select person.id, here.today - (days - 1) as from_day, here.today
    from public.profiles as person
    cross join lateral (select (private.clock() at time zone person.timezone)::date as today) as here
    where person.id = any (client_ids) and person.role = 'client'
  ),
  -- Client by client: a plain join may have every client's rows searched once for each of them.
  eaten as (
    select
      daily.date, daily.is_over, count(*)::integer as food_clients, sum(daily.calories) as calories,
      sum(daily.protein_grams) as protein_grams, sum(daily.carbs_grams) as carbs_grams, sum(daily.fat_grams) as fat_grams
    from span
    cross join lateral (
      select
        entry.date, entry.date < span.today as is_over, sum(entry.calories) as calories,
        sum(entry.protein_grams) as protein_grams, sum(entry.carbs_grams) as carbs_grams, sum(entry.fat_grams) as fat_grams
      from public.food_entries as entry
      where entry.user_id = span.id and entry.date between span.from_day and span.today
      group by entry.date
    ) as daily
    group by daily.date, daily.is_over
  ),
  moved as (
    select
      daily.date, daily.is_over, count(*)::integer as exercise_clients, sum(daily.minutes)::integer as exercise_minutes,
      sum(daily.calories) as calories_burned
    from span
    cross join lateral (
      select
        entry.date, entry.date < span.today as is_over, sum(entry.duration) as minutes,
        sum(entry.calories_burned) as calories
      from public.exercise_entries as entry
      where entry.user_id = span.id and entry.date between span.from_day and span.today
      group by entry.date
    ) as daily
    group by daily.date, daily.is_over
  ),
  energy as (
    select distinct on (date)
      date, nullif(not is_over, false) as so_far, eaten.food_clients, eaten.calories, eaten.protein_grams, eaten.carbs_grams,
      eaten.fat_grams, moved.exercise_clients, moved.exercise_minutes, moved.calories_burned
    from eaten
    full join moved using (date, is_over)
    order by date, is_over desc
  ),
  measured as (
    select
      value.of, entry.date, value.figure,
      lag(value.figure) over in_order as figure_before,
      count(*) over (partition by value.of, span.id) as figures
    from span
    cross join lateral (
      select measurement.*
      from public.measurements as measurement
      where measurement.user_id = span.id and measurement.date between span.from_day and span.today
    ) as entry
    cross join lateral (values ('weight', entry.weight), ('waist', entry.waist)) as value (of, figure)
    where value.figure is not null
    window in_order as (partition by value.of, span.id order by entry.date, entry.created_at, entry.id)
  ),
  course as (
    select
      daily.of, daily.date,
      (
        sum(sum(daily.figure) filter (where daily.figure_before is null)) over (partition by daily.of)
        + coalesce(sum(sum(daily.figure - daily.figure_before)) over (partition by daily.of order by daily.date), 0)
      ) / sum(count(*) filter (where daily.figure_before is null)) over (partition by daily.of) as mean
    from measured as daily
    where daily.figures > 1
    group by daily.of, daily.date
  ),
  body as (
    select
      date,
      round(max(mean) filter (where of = 'weight'), 1) as mean_weight,
      round(max(mean) filter (where of = 'waist'), 1) as mean_waist
    from course
    group by date
  )
  select to_jsonb(day)
  from (
    select
      date, energy.so_far, energy.food_clients, energy.calories, energy.protein_grams, energy.carbs_grams, energy.fat_grams,
      energy.exercise_clients, energy.exercise_minutes, energy.calories_burned, body.mean_weight, body.mean_waist
    from energy
    full join body using (date)
  ) as day
  order by day.date
$$;

-- Everything that analytics opens with: the caller's clients by name, and the figures and days of all of them, or of one in the
-- form of client_activity.
--   days    how many, 1 for today alone; each client's end with their own today
--   client  whose; of all the caller's clients when left out; of nobody when not the caller's
create function public.coach_analytics(days integer, client uuid default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with mine as (
    select person.id, person.name
    from public.client_nutritionist_relationships as relationship
    join public.profiles as person on person.id = relationship.client_id
    where relationship.nutritionist_id = (select auth.uid())
  ),
  everybody as (select coalesce(array_agg(mine.id), '{}') as ids from mine)
  select jsonb_build_object(
    'clients', (
      select coalesce(jsonb_agg(jsonb_build_object('id', mine.id, 'name', mine.name) order by mine.name, mine.id), '[]')
      from mine
    ),
    'figures', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(figures)), '[]')
      from public.client_figures((select ids from everybody), days) as figures
      where client is null
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(daily)), '[]')
      from public.daily_analytics((select ids from everybody), days) as daily
      where client is null
    ),
    'of_client', public.client_activity(client, days)
  )
$$;


-- schemas/15_attention.sql

-- Attention: what a nutritionist has said about a reason for which a client needs attention, so that it rests or ends on every
-- device. Which reasons there are is worked out from client_overview; a mark says how far it was dealt with:
--   put_off          rests until the nutritionist's next day begins
--   seen             a mood, until a meal rated later than `evidence_at` brings the mean change below `mood_change`; a weight, for
--                    seven days
--   no_reply_needed  of an unanswered message, until the client writes later than `evidence_at`

create table public.attention_marks (
  nutritionist_id uuid not null,
  -- Hangs on the connection, and goes with it.
  client_id uuid not null references public.client_nutritionist_relationships (client_id) on delete cascade,
  reason text not null,
  kind text not null,
  evidence_at timestamptz(3),
  mood_change numeric,
  until timestamptz(3),
  created_at timestamptz(3) not null default private.clock(),

  primary key (nutritionist_id, client_id, reason),
  constraint attention_marks_mood_change_range check (mood_change between -4 and 4),
  constraint attention_marks_reason_known check (
    reason in ('decision', 'silent', 'unanswered', 'mood', 'weight', 'session')
  ),
  constraint attention_marks_whole check (
    case
      when kind = 'put_off' or (kind = 'seen' and reason = 'weight') then
        until is not null and num_nonnulls(evidence_at, mood_change) = 0
      when kind = 'seen' and reason = 'mood' then num_nonnulls(evidence_at, mood_change) = 2 and until is null
      when kind = 'no_reply_needed' and reason = 'unanswered' then
        evidence_at is not null and num_nonnulls(mood_change, until) = 0
      else false
    end
  )
);

create index attention_marks_of_client on public.attention_marks (client_id);

call private.protect_table('public.attention_marks');

create policy attention_marks_read on public.attention_marks
  for select to authenticated
  using (
    nutritionist_id = (select auth.uid())
    and client_id = any ((select private.my_clients())::uuid[])
  );


-- Holds the caller's connection with a client until the end of the transaction: two devices mark one after the other, and a
-- connection that ends in this moment is waited for. Taken before the marks, as by the end of a connection, which takes them along.
create function private.hold_connection(client uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if private.session_gate() then
    perform
    from public.client_nutritionist_relationships
    where client_id = client and nutritionist_id = auth.uid()
    for no key update;
    if found then
      return;
    end if;
  end if;
  raise exception 'You are not connected' using errcode = '42501';
end
$$;

create function private.write_attention_marks(
  client uuid,
  reasons text[],
  mark_kind text,
  seen_at timestamptz,
  seen_mood_change numeric
)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  zone constant text := private.time_zone_of(me);
  today constant date := (private.clock() at time zone zone)::date;
begin
  perform private.hold_connection(client);
  insert into public.attention_marks as mark (nutritionist_id, client_id, reason, kind, evidence_at, mood_change, until)
    select
      me,
      client,
      reason,
      mark_kind,
      -- What is still to come was not seen yet.
      case
        when seen_at is not null and mark_kind <> 'put_off' and reason <> 'weight' then least(seen_at, private.clock())
      end,
      case when mark_kind = 'seen' and reason = 'mood' then seen_mood_change end,
      case
        when mark_kind = 'put_off' then (today + 1)::timestamp at time zone zone
        when mark_kind = 'seen' and reason = 'weight' then (today + 7)::timestamp at time zone zone
      end
    from unnest(reasons) as reason
    group by reason
    on conflict (nutritionist_id, client_id, reason) do update set
      kind = excluded.kind,
      evidence_at = excluded.evidence_at,
      mood_change = excluded.mood_change,
      until = excluded.until,
      created_at = excluded.created_at;
  if found then
    perform private.tell_own_changes_of(array['attention_marks']);
  end if;
end
$$;

-- Marks reasons for which a client needs the caller; a mark that a reason has already gives way, so that sending it twice changes
-- nothing.
--   client       a client of the caller, else 42501
--   reasons      which: decision, silent, unanswered, mood, weight, session
--   kind         put_off, seen or no_reply_needed, as the table says; 23514 for what does not fit the reason
--   evidence_at  when the newest message was written or the newest meal rated that the caller has seen
--   mood_change  the mean change of mood that the caller has seen, in points
-- Returns all marks of the client as they are then.
create function public.mark_attention(
  client uuid,
  reasons text[],
  kind text,
  evidence_at timestamptz default null,
  mood_change numeric default null
)
returns setof public.attention_marks
language sql
volatile
set search_path = ''
as $$
  select private.write_attention_marks(client, reasons, kind, evidence_at, mood_change);
  select mark.* from public.attention_marks as mark where mark.client_id = client order by mark.reason
$$;

create function private.remove_attention_marks(client uuid, of_reasons text[], mark_kind text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.hold_connection(client);
  delete from public.attention_marks
    where nutritionist_id = auth.uid() and client_id = client and reason = any (of_reasons) and kind = mark_kind;
  if found then
    perform private.tell_own_changes_of(array['attention_marks']);
  end if;
end
$$;

-- Takes marks of one kind back; one of another kind, which another device has made meanwhile, stays.
--   client   a client of the caller, else 42501
-- Returns all marks of the client as they are then.
create function public.unmark_attention(client uuid, reasons text[], kind text)
returns setof public.attention_marks
language sql
volatile
set search_path = ''
as $$
  select private.remove_attention_marks(client, reasons, kind);
  select mark.* from public.attention_marks as mark where mark.client_id = client order by mark.reason
$$;


-- schemas/15_clients.sql

-- Clients: what a nutritionist reads of the own clients, over all that they log, say and book.

-- What client detail opens with, and the record that it was opened. Null for a client who is not the caller's.
--   last_session, next_session  of the confirmed appointments, shown on the clock of nutritionist_timezone
--   moods          of the last 7 days, as client_moods has them
create function public.open_client(client uuid)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
begin
  perform private.record_opening(client);
  return (
    select jsonb_build_object(
      'profile', to_jsonb(profile),
      'since', relationship.created_at,
      'today', days.today,
      'targets', (
        select to_jsonb(target)
        from public.client_targets as target
        where target.client_id = profile.id and target.nutritionist_id = relationship.nutritionist_id
      ),
      'latest_weights', (
        select coalesce(jsonb_agg(to_jsonb(measured) - 'id' order by measured.date desc, measured.created_at desc, measured.id), '[]')
        from (
          select entry.id, entry.date, entry.weight, entry.created_at
          from public.measurements as entry
          where entry.user_id = profile.id and entry.date <= days.today and entry.weight is not null
          order by entry.date desc, entry.created_at desc, entry.id
          limit 2
        ) as measured
      ),
      'moods', public.client_moods(profile.id, days.today - 6, days.today),
      'nutritionist_timezone', (
        select own.timezone from public.profiles as own where own.id = relationship.nutritionist_id
      ),
      'last_session', private.session_before(profile.id, relationship.nutritionist_id),
      'next_session', (
        select min(slot.start_time)
        from public.appointments as slot
        where slot.client_id = profile.id
          and slot.nutritionist_id = relationship.nutritionist_id
          and slot.status = 'confirmed'
          and slot.start_time > private.clock()
      ),
      'recent_messages', (
        select coalesce(jsonb_agg(sent.with_record order by sent.created_at desc, sent.id desc), '[]')
        from (
          select
            line.id,
            line.created_at,
            to_jsonb(line) || jsonb_build_object(
              'meal', (
                select jsonb_build_object(
                  'id', meal.id, 'date', meal.date, 'title', meal.title, 'calories', meal.calories,
                  'image_url', meal.image_url
                )
                from public.meal(line) as meal
              ),
              'measurement', (
                select jsonb_build_object(
                  'id', measured.id, 'date', measured.date, 'weight', measured.weight, 'waist', measured.waist
                )
                from public.measurement(line) as measured
              )
            ) as with_record
          from public.feedback as line
          where line.client_id = profile.id and line.nutritionist_id = relationship.nutritionist_id
          order by line.created_at desc, line.id desc
          limit 5
        ) as sent
      )
    )
    from public.client_nutritionist_relationships as relationship
    join public.profiles as profile on profile.id = relationship.client_id
    cross join lateral (select (private.clock() at time zone profile.timezone)::date as today) as days
    where relationship.client_id = open_client.client and relationship.nutritionist_id = (select auth.uid())
  );
end
$$;

-- A list with one object for each client of the caller, newest connection first: the dashboard, the client list and 'needs
-- attention'. Days are the client's, and what is dated after the client's today is in no figure; the month in which a connection
-- began is on the nutritionist's clock. Today's calories are null where nothing of the kind is logged; `weight_course` has one
-- mean a day of the last 30, null where there is none.
--   last_written_at  when the nutritionist wrote last
--   mood_rated_at    when the newest of the meals was rated that count into mood_change_7_days
--   sessions         of the nutritionist's today and later: what waits for an answer, whatever its day, and what is confirmed of
--                    today and tomorrow; the days are those of nutritionist_timezone
--   marks            what the nutritionist has said about the reasons, as attention_marks has them
create function public.client_overview()
returns jsonb
language sql
stable
set search_path = ''
as $$
  -- Materialized, so that the clock is read once and not once an entry.
  with clock as materialized (
    select private.clock() as now
  ),
  me as materialized (
    select profile.id, profile.timezone, (clock.now at time zone profile.timezone)::date as today
    from public.profiles as profile
    cross join clock
    where profile.id = (select auth.uid())
  ),
  person as materialized (
    select
      profile.id,
      profile.name,
      profile.email,
      profile.profile_picture_url,
      relationship.created_at as since,
      (relationship.created_at at time zone profile.timezone)::date as first_day,
      (clock.now at time zone profile.timezone)::date as today
    from public.client_nutritionist_relationships as relationship
    join public.profiles as profile on profile.id = relationship.client_id
    cross join clock
    where relationship.nutritionist_id = (select auth.uid())
  )
  select coalesce(jsonb_agg(to_jsonb(overview) order by overview.since desc, overview.client_id), '[]')
  from (
    select
      person.id as client_id,
      person.name,
      person.email,
      person.profile_picture_url,
      person.since,
      person.first_day,
      (person.since at time zone me.timezone)::date >= date_trunc('month', me.today)::date as is_new_this_month,
      person.today,
      eaten.calories_today,
      moved.calories_today as calories_burned_today,
      newest.weights[1] as latest_weight,
      newest.days[1] as latest_weight_day,
      newest.weights[2] as previous_weight,
      newest.days[2] as previous_weight_day,
      first_measured.weight as first_weight,
      target.target_weight,
      measured.in_30_days as weights_30_days,
      measured.first_in_30_days as first_weight_30_days,
      measured.last_in_30_days as last_weight_30_days,
      measured.first_in_14_days as weight_14_days_ago,
      course.means as weight_course,
      eaten.in_30_days as food_logs_30_days,
      moved.in_30_days as exercise_logs_30_days,
      greatest(last_meal.created_at, last_exercise.created_at, last_mood.created_at, last_measurement.created_at) as last_activity,
      greatest(last_meal.day, last_exercise.day, last_mood.day, last_measurement.day) as last_entry_day,
      thread.unread as unread_messages,
      last_message.message as last_message,
      last_message.created_at as last_message_at,
      last_message.message_type as last_message_type,
      written.created_at as last_written_at,
      moods.meals as mood_meals_7_days,
      moods.change as mood_change_7_days,
      moods.rated_at as mood_rated_at,
      me.timezone as nutritionist_timezone,
      coming.sessions,
      said.marks
    from person
    cross join me
    cross join lateral (
      select
        sum(entry.calories) filter (where entry.date = person.today) as calories_today,
        count(*)::integer as in_30_days
      from public.food_entries as entry
      where entry.user_id = person.id and entry.date between person.today - 29 and person.today
    ) as eaten
    cross join lateral (
      select
        sum(entry.calories_burned) filter (where entry.date = person.today) as calories_today,
        count(*)::integer as in_30_days
      from public.exercise_entries as entry
      where entry.user_id = person.id and entry.date between person.today - 29 and person.today
    ) as moved
    -- An entry may be made late for an earlier day: the last day and the last moment are looked up apart.
    cross join lateral (
      select
        (
          select entry.date from public.food_entries as entry
          where entry.user_id = person.id and entry.date <= person.today
          order by entry.date desc, entry.created_at desc
          limit 1
        ) as day,
        (
          select entry.created_at from public.food_entries as entry
          where entry.user_id = person.id order by entry.created_at desc limit 1
        ) as created_at
    ) as last_meal
    cross join lateral (
      select
        (
          select entry.date from public.exercise_entries as entry
          where entry.user_id = person.id and entry.date <= person.today
          order by entry.date desc, entry.created_at desc
          limit 1
        ) as day,
        (
          select entry.created_at from public.exercise_entries as entry
          where entry.user_id = person.id order by entry.created_at desc limit 1
        ) as created_at
    ) as last_exercise
    cross join lateral (
      select
        (
          select entry.date from public.mood_entries as entry
          where entry.user_id = person.id and entry.date <= person.today
          order by entry.date desc, entry.created_at desc
          limit 1
        ) as day,
        (
          select entry.created_at from public.mood_entries as entry
          where entry.user_id = person.id order by entry.created_at desc limit 1
        ) as created_at
    ) as last_mood
    cross join lateral (
      select
        (
          select entry.date from public.measurements as entry
          where entry.user_id = person.id and entry.date <= person.today
          order by entry.date desc, entry.created_at desc
          limit 1
        ) as day,
        (
          select entry.created_at from public.measurements as entry
          where entry.user_id = person.id order by entry.created_at desc limit 1
        ) as created_at
    ) as last_measurement
    cross join lateral (
      select
        array_agg(entry.weight order by entry.date desc, entry.created_at desc, entry.id) as weights,
        array_agg(entry.date order by entry.date desc, entry.created_at desc, entry.id) as days
      from (
        select entry.id, entry.weight, entry.date, entry.created_at
        from public.measurements as entry
        where entry.user_id = person.id and entry.weight is not null and entry.date <= person.today
        order by entry.date desc, entry.created_at desc, entry.id
        limit 2
      ) as entry
    ) as newest
    left join lateral (
      select entry.weight
      from public.measurements as entry
      where entry.user_id = person.id and entry.weight is not null and entry.date between person.first_day and person.today
      order by entry.date, entry.created_at
      limit 1
    ) as first_measured on true
    cross join lateral (
      select
        count(*)::integer as in_30_days,
        (array_agg(entry.weight order by entry.date, entry.created_at))[1] as first_in_30_days,
        (array_agg(entry.weight order by entry.date desc, entry.created_at desc, entry.id))[1] as last_in_30_days,
        (
          array_agg(entry.weight order by entry.date, entry.created_at) filter (where entry.date >= person.today - 13)
        )[1] as first_in_14_days
      from public.measurements as entry
      where entry.user_id = person.id
        and entry.weight is not null
        and entry.date between person.today - 29 and person.today
    ) as measured
    cross join lateral (
      select jsonb_agg(daily.weight order by person.today - 29 + step) as means
      from generate_series(0, 29) as step
      left join (
        select entry.date, round(avg(entry.weight), 1) as weight
        from public.measurements as entry
        where entry.user_id = person.id
          and entry.weight is not null
          and entry.date between person.today - 29 and person.today
        group by entry.date
      ) as daily on daily.date = person.today - 29 + step
    ) as course
    left join public.client_targets as target
      on target.client_id = person.id and target.nutritionist_id = me.id
    cross join lateral (
      select count(*)::integer as unread
      from public.feedback as message
      where message.client_id = person.id
        and message.nutritionist_id = me.id
        and message.message_type = 'client'
        and message.read_at is null
    ) as thread
    left join lateral (
      select left(message.message, 200) as message, message.created_at, message.message_type
      from public.feedback as message
      where message.client_id = person.id and message.nutritionist_id = me.id
      order by message.created_at desc, message.id desc
      limit 1
    ) as last_message on true
    left join lateral (
      select message.created_at
      from public.feedback as message
      where message.client_id = person.id
        and message.nutritionist_id = me.id
        and message.message_type = 'nutritionist'
      order by message.created_at desc
      limit 1
    ) as written on true
    cross join lateral (
      select
        count(*)::integer as meals,
        trim_scale(avg(scored.after - scored.before)) as change,
        max(scored.updated_at) as rated_at
      from (
        select
          array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], entry.mood_before_eating) as before,
          array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], entry.mood_after_eating) as after,
          entry.updated_at
        from public.food_entries as entry
        where entry.user_id = person.id
          and entry.date between person.today - 6 and person.today
          and entry.mood_before_eating is not null
          and entry.mood_after_eating is not null
      ) as scored
    ) as moods
    cross join lateral (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', booked.id, 'start_time', booked.start_time, 'end_time', booked.end_time, 'status', booked.status
          )
          order by booked.start_time
        ),
        '[]'
      ) as sessions
      from public.appointments as booked
      where booked.client_id = person.id
        and booked.nutritionist_id = me.id
        -- By the start, not by slot_date: a booked slot keeps its day when the nutritionist moves to another time zone.
        and booked.start_time >= me.today::timestamp at time zone me.timezone
        and (
          booked.status = 'pending'
          or (
            booked.status = 'confirmed'
            and booked.start_time < (me.today + 2)::timestamp at time zone me.timezone
          )
        )
    ) as coming
    cross join lateral (
      select coalesce(
        jsonb_agg(to_jsonb(mark) - array['nutritionist_id', 'client_id', 'created_at'] order by mark.reason),
        '[]'
      ) as marks
      from public.attention_marks as mark
      where mark.nutritionist_id = me.id and mark.client_id = person.id
    ) as said
  ) as overview
$$;

-- Everything that a nutritionist's dashboard opens with, in one call: the clients, and the requests that wait for an answer.
create function public.nutritionist_day()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'clients', public.client_overview(),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(asked) order by asked.created_at desc, asked.id), '[]')
      from (
        select
          request.id, request.created_at,
          jsonb_build_object('id', card.id, 'name', card.name, 'email', card.email) as client
        from public.connection_requests as request
        cross join lateral public.client(request) as card
        where request.nutritionist_id = (select auth.uid()) and request.status = 'pending'
      ) as asked
    )
  )
$$;

-- What happened with a client of the caller since the last session: a page to print before the next one. From the
-- client's day of that session, 90 days at most, or the last 30 days without any, to the client's today; and the record
-- that the client was opened. Null for a client who is not the caller's.
create function public.session_brief(client uuid)
returns jsonb
language sql
volatile
set search_path = ''
as $$
  select private.record_opening(session_brief.client);
  with asked as (
    select
      profile.id,
      profile.name,
      profile.age,
      profile.objectives,
      relationship.nutritionist_id,
      last.at as last_session,
      days.today,
      greatest(
        coalesce((last.at at time zone profile.timezone)::date, days.today - 29),
        days.today - 89
      ) as from_day
    from public.client_nutritionist_relationships as relationship
    join public.profiles as profile on profile.id = relationship.client_id
    cross join lateral (select (private.clock() at time zone profile.timezone)::date as today) as days
    cross join lateral (
      select private.session_before(profile.id, relationship.nutritionist_id) as at
    ) as last
    where relationship.client_id = client and relationship.nutritionist_id = (select auth.uid())
  ),
  scored as (
    select
      meal.id, meal.date, meal.title, meal.meal_type, meal.calories, meal.mood_before_eating, meal.mood_after_eating,
      array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], meal.mood_after_eating)
        - array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], meal.mood_before_eating) as change
    from asked
    join public.food_entries as meal on meal.user_id = asked.id and meal.date between asked.from_day and asked.today
  )
  select jsonb_build_object(
    'name', asked.name,
    'age', asked.age,
    'objectives', asked.objectives,
    'from_day', asked.from_day,
    'today', asked.today,
    'nutritionist_timezone', (
      select own.timezone from public.profiles as own where own.id = asked.nutritionist_id
    ),
    'last_session', asked.last_session,
    'next_session', (
      select min(slot.start_time)
      from public.appointments as slot
      where slot.client_id = asked.id
        and slot.nutritionist_id = asked.nutritionist_id
        and slot.status = 'confirmed'
        and slot.start_time > private.clock()
    ),
    'targets', (
      select to_jsonb(target)
      from public.client_targets as target
      where target.client_id = asked.id and target.nutritionist_id = asked.nutritionist_id
    ),
    'figures', (
      select jsonb_strip_nulls(figures)
      from public.client_figures(array[asked.id], asked.today - asked.from_day + 1, asked.today, asked.today) as figures
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(daily) - 'user_id') order by daily.date), '[]')
      from public.daily_totals(array[asked.id], asked.from_day, asked.today) as daily
    ),
    'target_course', (select coalesce(jsonb_agg(step), '[]') from public.target_course(asked.id) as step),
    'moods', public.client_moods(asked.id, asked.from_day, asked.today),
    -- Up to three of either kind, the greatest change first.
    'better_meals', (
      select coalesce(jsonb_agg(to_jsonb(meal) order by meal.change desc, meal.date desc, meal.id), '[]')
      from (select * from scored where change > 0 order by change desc, date desc, id limit 3) as meal
    ),
    'worse_meals', (
      select coalesce(jsonb_agg(to_jsonb(meal) order by meal.change, meal.date desc, meal.id), '[]')
      from (select * from scored where change < 0 order by change, date desc, id limit 3) as meal
    ),
    'target_changes', (
      select count(*)
      from public.client_target_history as change
      where change.client_id = asked.id
        and change.nutritionist_id = asked.nutritionist_id
        and change.changed_at >= coalesce(asked.last_session, change.changed_at)
    ),
    'messages', (
      select jsonb_build_object(
        'from_client', count(*) filter (where message.message_type = 'client'),
        'from_nutritionist', count(*) filter (where message.message_type = 'nutritionist'),
        'unread', count(*) filter (where message.message_type = 'client' and message.read_at is null)
      )
      from public.feedback as message
      where message.client_id = asked.id
        and message.nutritionist_id = asked.nutritionist_id
        and message.created_at >= coalesce(asked.last_session, message.created_at)
    )
  )
  from asked
$$;


-- schemas/16_account.sql

-- The account: export of one's data, and erasure.


-- Export. Row level security decides on every table; reviews through one narrow helper, since who wrote an anonymous one
-- stands in the private schema.

create function private.my_reviews()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(written) order by written.created_at, written.id), '[]')
  from public.nutritionist_reviews as written
  join private.review_authors as author on author.review_id = written.id
  where author.client_id = (select auth.uid()) and (select private.session_ok())
$$;

-- The caller's files in every bucket, for the export and before an erasure. The Storage API lists folder by folder, and
-- backends do not agree on the names that it gives. The folder is a range of names ('0' follows '/') in the order of
-- storage's own index, and its operators are leakproof: under row level security no other condition could use an index.
create function public.list_my_files()
returns table (bucket text, key text, media_type text, size bigint)
language sql
stable
set search_path = ''
as $$
  select file.bucket_id, file.name, file.metadata ->> 'mimetype', (file.metadata ->> 'size')::bigint
  from storage.objects as file
  where file.bucket_id in ('food-images', 'profile-pictures', 'feedback-attachments')
    and file.name ~>=~ ((select auth.uid()) || '/')
    and file.name ~<~ ((select auth.uid()) || '0')
  order by file.bucket_id, file.name
$$;

-- The caller's rows of a table, oldest first: where one of its owner_columns is the caller.
create function private.own_rows(of_table regclass)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  owners constant text := (select string_agg(quote_ident(name), ', ') from private.owner_columns(of_table) as name);
  times constant text := (
    select string_agg(quote_ident(attname), ', ' order by array_position(told, attname))
    from pg_catalog.pg_attribute
    cross join (select '{date, start_time, sent_at, changed_at, created_at, id}'::name[] as told) as columns
    where attrelid = of_table and attname = any (told)
  );
  rows jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(item) order by %s), ''[]'') from %s as item where (select auth.uid()) in (%s)',
    times, of_table, owners
  ) into rows;
  return rows;
end
$$;

-- Everything that is the caller's, as one object with a list for each table; files: list_my_files. A table with an owner is
-- exported as it is, without being named here; named are those of which something is left out, or added.
create function public.export_my_data()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_object_agg(relname, private.own_rows(oid)) || jsonb_build_object(
    'profile', (
      select to_jsonb(item) from public.profiles as item where item.id = (select auth.uid())
    ),
    'food_entries', (
      select coalesce(jsonb_agg(
        to_jsonb(item) || jsonb_build_object(
          'ingredients', (
            select coalesce(jsonb_agg(to_jsonb(part) - 'food_entry_id' order by part.position), '[]')
            from public.ingredients as part
            where part.food_entry_id = item.id
          )
        ) order by item.date, item.created_at, item.id
      ), '[]')
      from public.food_entries as item
      where item.user_id = (select auth.uid())
    ),
    'reviews_written', private.my_reviews(),
    'reviews_received', (
      select coalesce(jsonb_agg(to_jsonb(item) order by item.created_at, item.id), '[]')
      from public.nutritionist_reviews as item
      where item.nutritionist_id = (select auth.uid())
    ),
    'notifications', (
      select coalesce(jsonb_agg(to_jsonb(item) - array['topic', 'changed_at', 'origin'] order by item.created_at), '[]')
      from public.notifications as item
      where item.recipient_id = (select auth.uid()) and item.kind <> 'own_change'
    ),
    'health_access', (
      select coalesce(jsonb_agg(to_jsonb(item) order by item.at), '[]')
      from private.my_health_audit(1000) as item
    )
  )
  from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace
    and relkind = 'r'
    and exists (select from private.owner_columns(oid))
    -- The figures of a nutritionist are kept by the product, and told to everyone.
    and relname not in ('food_entries', 'ingredients', 'nutritionist_reviews', 'nutritionist_stats', 'notifications')
$$;


-- Erasure: first the files, through the Storage API with the user's own token; then the account.

-- Users who have begun to erase the account.
create table private.departures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  started_at timestamptz not null default private.clock()
);

-- Whether the caller has begun to leave: for an hour, sent files may be deleted too.
create function private.is_leaving()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from private.departures
    where user_id = (select auth.uid()) and started_at > private.clock() - interval '1 hour'
  )
$$;

create function private.begin_departure()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not private.session_ok() then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  -- What is being stored is there before, or is refused.
  perform private.lock_files(auth.uid());
  insert into private.departures (user_id) values (auth.uid())
    on conflict (user_id) do update set started_at = excluded.started_at;
end
$$;

-- The first step of erasure: from now on the caller's sent files may be deleted.
create function public.start_account_deletion()
returns void
language sql
volatile
set search_path = ''
as $$
  select private.begin_departure()
$$;

create function private.delete_caller()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if not private.session_ok() or not private.is_leaving() then
    raise exception 'Start the deletion first' using errcode = '42501';
  end if;
  if exists (select from public.list_my_files()) then
    raise exception 'Delete your files first' using errcode = 'PT409';
  end if;
  delete from auth.users where id = me;
end
$$;

-- The last step of erasure: everything of the caller goes. PT409 while files are left, 42501 when it was not started.
create function public.delete_my_account()
returns void
language sql
volatile
set search_path = ''
as $$
  select private.delete_caller()
$$;


-- Runs before any row of a leaving user is touched, whoever deletes the account. It takes what the cascade will need in
-- the order in which everyone else does, or the two could wait for each other: requests, client, relationships,
-- appointments, review requests, profile, messages, notifications; statistics come last by themselves. One at a time.
create function private.prepare_erasure()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(4714, 0);
  perform from public.connection_requests where old.id in (client_id, nutritionist_id) order by id for update;
  perform private.lock_client(old.id);
  perform from public.client_nutritionist_relationships
    where old.id in (client_id, nutritionist_id) order by id for update;
  perform from public.appointments where old.id in (client_id, nutritionist_id) order by id for update;
  update public.appointments
    set status = 'available', client_id = null
    where client_id = old.id and status in ('pending', 'confirmed') and start_time > private.clock();
  perform from public.review_requests where old.id in (client_id, nutritionist_id) order by id for update;
  -- Before the messages: none can come any more that the cascade would have to wait for.
  perform from public.profiles where id = old.id for update;
  perform from public.feedback where old.id in (client_id, nutritionist_id) order by id for update;
  -- The words of a nutritionist stay in the client's thread, without the files, which went first.
  update public.feedback
    set attachment_url = null, attachment_name = null, attachment_type = null, attachment_size = null
    where nutritionist_id = old.id and message_type = 'nutritionist' and attachment_url is not null;
  delete from private.rate_events where user_id = old.id;
  -- The log of Auth names people by id and address; where a project keeps it elsewhere, there is nothing to do. No index may
  -- be added there: a log too large to walk through in a call is left as it is, or nobody could leave any more (README).
  if to_regclass('auth.audit_log_entries') is not null then
    if has_table_privilege('auth.audit_log_entries', 'select') and has_table_privilege('auth.audit_log_entries', 'delete') then
      if pg_relation_size('auth.audit_log_entries') < 64 * 1024 * 1024 then
        delete from auth.audit_log_entries where payload::jsonb ->> 'actor_id' = old.id::text;
      end if;
    end if;
  end if;
  delete from private.health_audit where client_id = old.id;
  update private.health_audit set actor_id = null, actor_name = null where actor_id = old.id;
  perform from public.notifications where old.id in (recipient_id, actor_id) order by id for update;
  update public.notifications set actor_id = null, actor_name = null where actor_id = old.id;
  return old;
end
$$;

create trigger on_auth_user_erased
  before delete on auth.users
  for each row execute function private.prepare_erasure();


-- schemas/17_storage.sql

-- Storage: buckets and who may do what with their objects. On a hosted project a migration may only add buckets and
-- policies here: the tables belong to the storage service, and row level security is already on.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'food-images', 'food-images', false, 2097152,
    array['image/jpeg', 'image/png', 'image/webp']
  ),
  (
    'profile-pictures', 'profile-pictures', true, 5242880,
    array['image/jpeg', 'image/png', 'image/gif', 'image/webp']
  ),
  (
    'feedback-attachments', 'feedback-attachments', false, 5242880,
    array[
      'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/plain', 'text/csv'
    ]
  );


-- What the policies ask

create function private.is_attachment_for_me(key text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.feedback as message
    where message.attachment_url = key
      and (
        message.client_id = (select auth.uid())
        or (
          message.nutritionist_id = (select auth.uid())
          and message.client_id = any ((select private.my_clients())::uuid[])
        )
      )
  )
$$;

-- Asked before a file is deleted. Volatile, as the next one, so that whoever waited for the files sees what happened meanwhile.
create function private.is_sent_attachment(key text)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.lock_files(auth.uid());
  return exists (select from public.feedback where attachment_url = key);
end
$$;

-- Asked before a file is stored: nothing comes into a folder whose owner is leaving.
create function private.may_store_files()
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.lock_files(auth.uid());
  return not private.is_leaving();
end
$$;

create function private.is_folder_of_nutritionist(key text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.profiles
    where id = private.read_id(split_part(key, '/', 1)) and role = 'nutritionist'
  )
$$;


create policy day_and_plate_session_gate on storage.objects
  as restrictive for all to authenticated
  using ((select private.session_ok()))
  with check ((select private.session_ok()));
-- Everyone lists and downloads the own folder. Others download with their own token and nothing more: a signed address
-- would outlive the connection, a copy or a move would put the file into their own folder, a listing names files.
create policy day_and_plate_read on storage.objects
  for select to authenticated
  using (
    (
      split_part(name, '/', 1) = (select auth.uid())::text
      and bucket_id in ('food-images', 'profile-pictures', 'feedback-attachments')
    )
    or (
      storage.allow_any_operation(array[
        'object.get_authenticated',
        'object.get_authenticated_info',
        'object.head_authenticated_info',
        'render.image_authenticated'
      ])
      and (
        (bucket_id = 'food-images' and split_part(name, '/', 1) = any ((select private.my_clients())::text[]))
        or (
          bucket_id = 'feedback-attachments'
          and (
            private.is_attachment_for_me(name)
            -- Documents of nutritionists are shown in their public profile.
            or (split_part(name, '/', 2) = 'documents' and private.is_folder_of_nutritionist(name))
          )
        )
      )
    )
  );
-- There is no policy for UPDATE: nothing is overwritten or moved.
create policy day_and_plate_upload on storage.objects
  for insert to authenticated
  with check (
    split_part(name, '/', 1) = (select auth.uid())::text
    and owner_id = (select auth.uid())::text
    and private.may_store_files()
    -- Storage may ask before it knows the type: a message asks again.
    and coalesce(split_part(metadata ->> 'mimetype', ';', 1) = private.media_type_of(name), true)
    and (
      (bucket_id = 'food-images' and name ~ '^[^/]+/[A-Za-z0-9_-]{1,100}\.(jpg|jpeg|png|webp)$')
      or (bucket_id = 'profile-pictures' and name ~ '^[^/]+/[A-Za-z0-9_-]{1,100}\.(jpg|jpeg|png|gif|webp)$')
      or (
        bucket_id = 'feedback-attachments'
        and name ~ '^[^/]+/[A-Za-z0-9_-]{1,100}\.(jpg|jpeg|png|gif|webp|pdf|doc|docx|xls|xlsx|txt|csv)$'
      )
      or (
        bucket_id = 'feedback-attachments'
        and name ~ '^[^/]+/documents/[A-Za-z0-9_-]{1,100}\.(pdf|jpg|jpeg|png)$'
        and (select private.my_role()) = 'nutritionist'
      )
    )
  );
-- A file that was sent stays, as its message does, until its owner's account is erased.
create policy day_and_plate_delete on storage.objects
  for delete to authenticated
  using (
    split_part(name, '/', 1) = (select auth.uid())::text
    and (
      bucket_id in ('food-images', 'profile-pictures')
      or (
        bucket_id = 'feedback-attachments'
        and (not private.is_sent_attachment(name) or (select private.is_leaving()))
      )
    )
  );


-- schemas/18_realtime.sql

-- Realtime: what is published. Replica identity stays the default, so that a deletion carries a random key and nothing
-- else. Logs, appointments and reviews are never published: what must be told of them is a row in notifications.

alter publication supabase_realtime add table
  public.feedback,
  public.connection_requests,
  public.client_nutritionist_relationships,
  public.notifications;


-- schemas/19_faqs.sql

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


-- schemas/98_version.sql

-- The version of the schema. It goes up by one with each migration without which the app of its release does not work; the app
-- knows the number that it needs (src/shared/config/schema-version.ts) and says so when the database has another one.

-- Readable signed out: /setup names it before anybody has an account.
create function public.schema_version()
returns integer
language sql
immutable
set search_path = ''
as $$
  select 1
$$;


-- schemas/99_grants.sql

-- Grants: who may try what at all; policies decide on rows. All in one function, because the embedded backend grants
-- everything on every table when it starts and calls this again afterwards.

-- The columns of a table as a list for a statement, without those named.
create function private.columns_of(of_table regclass, without text[] default '{}')
returns text
language sql
stable
set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum)
  from pg_catalog.pg_attribute
  where attrelid = of_table and attnum > 0 and not attisdropped and attname <> all (without)
$$;

-- Reading is granted column by column, so that system columns (xmin, ctid: they tell the order of commits) stay closed.
create function private.grant_reading(readable regclass)
returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format('grant select (%s) on %s to authenticated', private.columns_of(readable), readable);
end
$$;

-- A user fills every column of an own log but those named.
create function private.grant_logging(log regclass, without text[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.grant_reading(log);
  execute format('grant insert (%s), delete on %s to authenticated', private.columns_of(log, without), log);
end
$$;

create function private.apply_grants()
returns void
language plpgsql
set search_path = ''
as $$
declare
  protected regclass;
  log regclass;
begin
  for protected in
    select oid::regclass
    from pg_catalog.pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
  loop
    execute format('revoke all on %s from public, anon, authenticated', protected);
    execute format('grant all on %s to service_role', protected);
  end loop;
  grant usage on schema private to authenticated, service_role;
  grant execute on all functions in schema private to service_role;

  perform private.grant_reading('public.profiles');
  grant insert (id, name, email, role, reference_id), update on public.profiles to authenticated;

  perform private.grant_reading('public.client_nutritionist_relationships');
  grant delete on public.client_nutritionist_relationships to authenticated;

  perform private.grant_reading('public.connection_requests');
  grant insert (client_id, nutritionist_id, status), update (status), delete
    on public.connection_requests to authenticated;

  -- The logs are the tables that private.create_log_rules has guarded.
  for log in
    select tgrelid::regclass from pg_catalog.pg_trigger where tgfoid = 'private.guard_log_insert'::regproc
  loop
    perform private.grant_logging(log, '{updated_at}');
    execute format('grant update on %s to authenticated', log);
  end loop;
  perform private.grant_logging('public.ingredients', '{id}');

  perform private.grant_reading('public.wearable_connections');

  perform private.grant_reading('public.client_targets');
  grant insert (
      client_id, nutritionist_id, target_weight, target_waist, target_weekly_exercise_minutes, target_daily_calories,
      target_daily_calories_burned, target_date, notes
    ), update
    on public.client_targets to authenticated;

  perform private.grant_reading('public.client_target_history');
  perform private.grant_reading('public.attention_marks');

  perform private.grant_reading('public.feedback');
  grant insert (
      id, nutritionist_id, client_id, message, message_type, attachment_url, attachment_name, attachment_type,
      attachment_size, about_kind, about_id, about_day, about_chart
    )
    on public.feedback to authenticated;

  perform private.grant_reading('public.appointments');
  grant insert (nutritionist_id, start_time, duration, status), update (status, client_id), delete
    on public.appointments to authenticated;

  perform private.grant_reading('public.review_requests');
  grant update (completed) on public.review_requests to authenticated;

  perform private.grant_reading('public.nutritionist_reviews');
  grant insert (nutritionist_id, rating, comment, anonymous) on public.nutritionist_reviews to authenticated;

  perform private.grant_reading('public.nutritionist_stats');
  perform private.grant_reading('public.notifications');
  perform private.grant_reading('public.faqs');

  -- What the API calls.
  grant execute on function
    public.add_document(text, jsonb),
    public.remove_document(text, text),
    public.client(public.connection_requests),
    public.client(public.nutritionist_reviews),
    public.rating_distribution(uuid),
    public.meal(public.feedback),
    public.measurement(public.feedback),
    public.save_meal(jsonb, jsonb, timestamptz),
    public.list_meal_history(date, integer),
    public.food_log(date, date, integer),
    public.client_day(date, uuid),
    public.client_moods(uuid, date, date, text),
    public.current_targets(uuid),
    public.target_course(uuid),
    public.daily_totals(uuid[], date, date),
    public.mark_messages_read(uuid, timestamptz),
    public.mark_notifications_read(uuid[]),
    public.search_nutritionists(text, text, text, text, integer, integer, numeric, numeric, uuid, integer),
    public.open_client(uuid),
    public.session_brief(uuid),
    public.client_overview(),
    public.nutritionist_day(),
    public.client_figures(uuid[], integer, date, date),
    public.client_activity(uuid, integer, date),
    public.mark_attention(uuid, text[], text, timestamptz, numeric),
    public.unmark_attention(uuid, text[], text),
    public.client_report(date, integer),
    public.daily_analytics(uuid[], integer),
    public.coach_analytics(integer, uuid),
    public.list_conversations(),
    public.list_health_access(integer),
    public.take_photo_analysis(),
    public.return_photo_analysis(),
    public.list_my_files(),
    public.export_my_data(),
    public.start_account_deletion(),
    public.delete_my_account()
    to authenticated, service_role;

  -- What works signed out: the version of the schema, and the choice of a nutritionist in the register form.
  grant execute on function public.schema_version() to anon, authenticated, service_role;
  grant usage on schema private to anon;
  grant execute on function public.find_nutritionists(text, boolean), private.find_nutritionists(text, boolean)
    to anon, authenticated, service_role;

  -- What policies, checks and invoker functions call on behalf of the caller.
  grant execute on function
    private.clock(),
    private.trusted(),
    private.is_blank(text),
    private.is_web_address(text),
    private.is_own_file(text, uuid),
    private.media_type_of(text),
    private.hidden_signs(),
    private.has_hidden_sign(text),
    private.require_attachment(text, uuid),
    private.may_store_files(),
    private.is_plausible_day(date),
    private.is_text_list(text[], integer, integer),
    private.is_time_zone(text),
    private.session_ok(),
    private.session_gate(),
    private.take_token(text, integer, interval),
    private.lock_client(uuid),
    private.are_valid_documents(jsonb, uuid, text[]),
    private.my_role(),
    private.is_nutritionist(uuid),
    private.my_auth_email(),
    private.has_profile(uuid),
    private.new_reference_id(),
    private.my_clients(),
    private.my_nutritionist(),
    private.are_connected(uuid, uuid),
    private.has_nutritionist(uuid),
    private.has_pending_request(uuid),
    private.connection_requests_per_day(),
    private.client_card_of_request(uuid),
    private.refuse_day_to_come(date, uuid),
    private.written_columns(regclass),
    private.written_names(regclass, text[]),
    private.defaults_of(regclass),
    private.refuse_meal(text),
    private.sent_fields(regclass, jsonb, jsonb),
    private.read_ingredients(jsonb, uuid),
    private.insert_ingredients(public.ingredients[]),
    private.meal_with_ingredients(public.food_entries),
    private.create_meal(jsonb, jsonb),
    private.replace_meal(jsonb, jsonb, timestamptz),
    private.messages_per_minute(),
    private.is_about_own_record(public.feedback),
    private.mark_thread_read(uuid, timestamptz),
    private.take_review_request(uuid),
    private.is_attachment_for_me(text),
    private.is_sent_attachment(text),
    private.is_folder_of_nutritionist(text),
    private.time_zone_of(uuid),
    private.cancel_notice(),
    private.weekly_booking_limit(),
    private.overlaps_slot(uuid, timestamptz, timestamptz),
    private.has_booking_on(uuid, date),
    private.bookings_in_week(uuid, date),
    private.check_booking(public.appointments, uuid),
    private.has_review(uuid),
    private.client_card_of_review(uuid),
    private.mark_my_notifications_read(uuid[]),
    private.search_key(text),
    private.reference_key(text),
    private.my_health_audit(integer),
    private.record_opening(uuid),
    private.session_before(uuid, uuid),
    private.first_entry_days(uuid[]),
    private.target_steps(uuid[]),
    private.write_attention_marks(uuid, text[], text, timestamptz, numeric),
    private.remove_attention_marks(uuid, text[], text),
    private.take_photo_token(),
    private.return_photo_token(),
    private.owner_columns(regclass),
    private.own_rows(regclass),
    private.my_reviews(),
    private.is_leaving(),
    private.begin_departure(),
    private.delete_caller()
    to authenticated;
end
$$;


select private.apply_grants();
