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
