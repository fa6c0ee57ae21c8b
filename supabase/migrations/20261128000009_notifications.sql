-- Notifications: what the bell shows, and how the app hears of what realtime does not tell (deletions, appointments).
-- What is told to whom stands in this file alone.

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

  constraint notifications_kind_known check (
    kind in (
      'message', 'request_received', 'request_cancelled', 'request_approved', 'request_rejected', 'disconnected',
      'appointment_booked', 'appointment_cancelled', 'appointment_confirmed', 'appointment_declined',
      'targets_changed', 'review_requested', 'review_received'
    )
  )
);

create index notifications_of_recipient on public.notifications (recipient_id, created_at desc);
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
      where recipient_id = recipient and created_at < private.clock() - interval '90 days'
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
