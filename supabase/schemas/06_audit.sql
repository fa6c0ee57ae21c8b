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
