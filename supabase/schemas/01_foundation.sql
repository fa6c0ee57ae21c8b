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
