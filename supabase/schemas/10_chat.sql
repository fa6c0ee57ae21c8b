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
