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
