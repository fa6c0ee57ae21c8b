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
