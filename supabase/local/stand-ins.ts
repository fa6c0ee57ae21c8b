/**
 * What a hosted project has before its first migration and Lite lacks: the request roles, the schema for extensions, the
 * table of second factors (always empty here) and the publication that names the tables with live changes.
 */
export const standIns = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin;
      create role authenticated nologin;
      create role service_role nologin bypassrls;
    end if;
    if not exists (select from pg_publication where pubname = 'supabase_realtime') then
      create publication supabase_realtime;
    end if;
  end $$;
  create schema if not exists extensions;
  create table if not exists auth.mfa_factors (id uuid primary key, user_id uuid, status text);
  grant usage on schema public, auth, storage to anon, authenticated, service_role;
`
