-- What a hosted project has before the first migration, as far as the migrations, policies and tests touch it.
-- Run by the cluster's superuser. The migrations then run as `postgres`, which owns neither auth nor storage and is no
-- superuser on a real server, so that an ownership mistake shows here and not at the first deployment.

do $$
declare
  wanted record;
begin
  for wanted in
    select *
    from (
      values
        ('anon', 'nologin noinherit'),
        ('authenticated', 'nologin noinherit'),
        ('service_role', 'nologin noinherit bypassrls'),
        ('authenticator', 'login noinherit'),
        ('supabase_admin', 'login superuser'),
        ('supabase_auth_admin', 'nologin noinherit createrole'),
        ('supabase_storage_admin', 'nologin noinherit createrole'),
        ('postgres', 'login createdb createrole bypassrls')
    ) as role (name, attributes)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.attributes);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator, postgres;

create schema extensions;
create schema auth authorization supabase_auth_admin;
create schema storage authorization supabase_storage_admin;

grant all on schema public to postgres;
grant create on schema public to postgres;
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant usage on schema auth, storage to postgres;

do $$
begin
  execute format('grant create on database %I to postgres', current_database());
end
$$;


-- Auth

set role supabase_auth_admin;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  raw_user_meta_data jsonb default '{}',
  raw_app_meta_data jsonb default '{}',
  created_at timestamptz default now()
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text default 'aal1'
);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text
);

create table auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  payload json,
  created_at timestamptz default now()
);

create function auth.jwt()
returns jsonb
language sql
stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

create function auth.uid()
returns uuid
language sql
stable
as $$
  select (coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb ->> 'sub')::uuid
$$;

create function auth.role()
returns text
language sql
stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb ->> 'role'
$$;

grant all on all tables in schema auth to postgres;

reset role;


-- Storage

set role supabase_storage_admin;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  version text,
  created_at timestamptz default now(),
  unique (bucket_id, name)
);

create index name_prefix_search on storage.objects (name text_pattern_ops);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

create function storage.operation()
returns text
language sql
stable
as $$
  select current_setting('storage.operation', true)
$$;

create function storage.allow_any_operation(expected_operations text[])
returns boolean
language sql
stable
as $$
  select coalesce(regexp_replace(storage.operation(), '^storage\.', '') = any (expected_operations), false)
$$;

grant all on storage.buckets, storage.objects to anon, authenticated, service_role, postgres;

reset role;

-- The platform lets `postgres` create policies on the tables of storage, and change nothing else of them.
create schema platform;

create function platform.lend_storage()
returns event_trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_event = 'ddl_command_start' then
    grant supabase_storage_admin to postgres;
  else
    revoke supabase_storage_admin from postgres;
  end if;
end
$$;

create event trigger lend_storage on ddl_command_start
  when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY')
  execute function platform.lend_storage();
create event trigger return_storage on ddl_command_end
  when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY')
  execute function platform.lend_storage();


-- Realtime

create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;
