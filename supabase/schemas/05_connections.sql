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
