-- Appointments: slots of 20 minutes that a nutritionist offers and a connected client books.
-- Locks are taken in the order client, rows, statistics. 'Same day' and 'week' are the nutritionist's.

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  nutritionist_id uuid not null references public.profiles (id) on delete cascade,
  client_id uuid references public.profiles (id) on delete cascade,
  start_time timestamptz not null,
  duration integer not null default 20,
  -- Stored, because an interval added to a timestamptz cannot be indexed.
  end_time timestamptz not null,
  slot_date date not null,
  slot_week date not null,
  status text not null default 'available',
  cancellation_deadline timestamptz not null,
  created_at timestamptz(3) not null default private.clock(),

  constraint appointments_start_on_the_minute check (start_time = date_trunc('minute', start_time, 'UTC')),
  constraint appointments_start_range check (start_time between '2000-01-01 00:00Z' and '2100-01-01 00:00Z'),
  constraint appointments_duration_fixed check (duration = 20),
  constraint appointments_end_after_start check (end_time > start_time),
  constraint appointments_status_known check (status in ('available', 'pending', 'confirmed', 'cancelled')),
  constraint appointments_available_has_no_client check (status <> 'available' or client_id is null),
  constraint appointments_booked_has_client check (status not in ('pending', 'confirmed') or client_id is not null)
);

-- Overlaps are refused by the check under the nutritionist's lock; this stands behind it for equal starts.
create unique index appointments_one_start
  on public.appointments (nutritionist_id, start_time)
  where status <> 'cancelled';
create unique index appointments_one_a_day
  on public.appointments (client_id, slot_date)
  where status in ('pending', 'confirmed');
create index appointments_of_nutritionist on public.appointments (nutritionist_id, start_time);
create index appointments_of_client on public.appointments (client_id, slot_week) where client_id is not null;

call private.protect_table('public.appointments');


create function private.time_zone_of(person uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select timezone from public.profiles where id = person), 'UTC')
$$;

create function private.cancel_notice()
returns interval
language sql
stable
security definer
set search_path = ''
as $$
  select cancel_notice from private.settings
$$;

create function private.weekly_booking_limit()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select weekly_booking_limit from private.settings
$$;

-- The three below are volatile: called under a lock, each sees what was committed while it waited.

-- All slots are of one length: those that overlap start less than that before or after, a range that the index gives.
create function private.overlaps_slot(nutritionist uuid, slot_start timestamptz, slot_end timestamptz)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.appointments
    where nutritionist_id = nutritionist
      and status <> 'cancelled'
      and start_time > slot_start - (slot_end - slot_start)
      and start_time < slot_end
  )
$$;

create function private.has_booking_on(client uuid, day date)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.appointments
    where client_id = client and slot_date = day and status in ('pending', 'confirmed')
  )
$$;

create function private.bookings_in_week(client uuid, week date)
returns integer
language sql
volatile
security definer
set search_path = ''
as $$
  select count(*)::integer
  from public.appointments
  where client_id = client and slot_week = week and status in ('pending', 'confirmed')
$$;


create trigger appointments_lock_caller
  before insert or update on public.appointments
  for each statement execute function private.lock_caller();

create function private.guard_slot_insert()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.trusted() then
    -- Before any lookup: the check on overlaps would tell about other calendars.
    if new.nutritionist_id is distinct from auth.uid() then
      raise exception 'This is not your calendar' using errcode = '42501';
    end if;
    if new.status is distinct from 'available' or new.client_id is not null then
      raise exception 'A new slot must be available' using errcode = '42501';
    end if;
    if not coalesce(
      new.start_time > private.clock() and new.start_time <= private.clock() + interval '1 year',
      false
    ) then
      raise exception 'A slot must start in the future, within a year' using errcode = 'PT422';
    end if;
    new.created_at := private.clock();
  end if;
  if new.duration is distinct from 20 then
    raise exception 'A slot lasts 20 minutes' using errcode = 'PT422';
  end if;
  new.end_time := new.start_time + make_interval(mins => new.duration);
  new.cancellation_deadline := new.start_time - private.cancel_notice();
  if private.overlaps_slot(new.nutritionist_id, new.start_time, new.end_time) then
    raise exception 'Some time slots already exist' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create trigger appointments_guard_insert
  before insert on public.appointments
  for each row execute function private.guard_slot_insert();

-- Booking by the client `me`: refused with the sentence that the spec gives for the reason.
create function private.check_booking(slot public.appointments, me uuid)
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  if not private.are_connected(me, slot.nutritionist_id) then
    raise exception 'This is not your nutritionist' using errcode = '42501';
  end if;
  if slot.start_time <= private.clock() then
    raise exception 'This slot is in the past' using errcode = 'PT422';
  end if;
  if private.has_booking_on(me, slot.slot_date) then
    raise exception 'Cannot book multiple appointments on the same day' using errcode = 'PT409';
  end if;
  if private.bookings_in_week(me, slot.slot_week) >= private.weekly_booking_limit() then
    raise exception 'Weekly booking limit exceeded' using errcode = 'PT409';
  end if;
end
$$;

create function private.guard_appointment_update()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if private.trusted() then
    return new;
  end if;
  if to_jsonb(new) - 'status' - 'client_id' is distinct from to_jsonb(old) - 'status' - 'client_id' then
    raise exception 'Only status and client_id of an appointment may change' using errcode = '42501';
  end if;
  if me = old.nutritionist_id then
    if old.status = 'pending'
      and new.status in ('confirmed', 'cancelled')
      and new.client_id is not distinct from old.client_id then
      return new;
    end if;
  elsif old.status = 'available' and new.status = 'pending' and new.client_id = me then
    perform private.check_booking(old, me);
    return new;
  elsif old.client_id = me
    and old.status in ('pending', 'confirmed')
    and new.status = 'available'
    and new.client_id is null then
    if private.clock() >= old.cancellation_deadline then
      raise exception 'Cancellation deadline has passed' using errcode = 'PT409';
    end if;
    return new;
  end if;
  raise exception 'An appointment cannot go from % to %', old.status, new.status using errcode = '42501';
end
$$;

create trigger appointments_guard_update
  before update on public.appointments
  for each row execute function private.guard_appointment_update();


-- The day and the week, Monday first, of a slot on the nutritionist's clock: of a new one, and of a free one again, for
-- the nutritionist may have moved to another time zone while it was booked. Fires after the guards (by name).
create function private.set_slot_day()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.status = 'available' then
    new.slot_date := (new.start_time at time zone private.time_zone_of(new.nutritionist_id))::date;
    new.slot_week := date_trunc('week', new.slot_date::timestamp)::date;
  end if;
  return new;
end
$$;

create trigger appointments_set_day
  before insert or update of status on public.appointments
  for each row execute function private.set_slot_day();


-- Disconnecting frees what can still be cancelled, and nothing else: it is no way round the deadline.
create function private.free_bookings_on_disconnect()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.appointments
    set status = 'available', client_id = null
    where client_id = old.client_id
      and nutritionist_id = old.nutritionist_id
      and status in ('pending', 'confirmed')
      and cancellation_deadline > private.clock();
  return null;
end
$$;

create trigger relationships_free_bookings
  after delete on public.client_nutritionist_relationships
  for each row execute function private.free_bookings_on_disconnect();

-- A nutritionist who moves to another time zone moves the days of the open slots along; a booked one keeps the day on
-- which it was counted until it is free again.
create function private.move_open_slots()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The day follows from naming the status (appointments_set_day).
  update public.appointments
    set status = 'available'
    where nutritionist_id = new.id and status = 'available' and start_time > private.clock();
  return null;
end
$$;

create trigger profiles_move_open_slots
  after update of timezone on public.profiles
  for each row
  when (new.role = 'nutritionist' and new.timezone is distinct from old.timezone)
  execute function private.move_open_slots();


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

call private.tell_own_changes('appointments', 'insert', 'update', 'delete');


-- The client sees what can be booked and what is booked by the client, never who else booked.

create policy appointments_read on public.appointments
  for select to authenticated
  using (
    nutritionist_id = (select auth.uid())
    or client_id = (select auth.uid())
    or (status = 'available' and nutritionist_id = (select private.my_nutritionist()))
  );
create policy appointments_insert on public.appointments
  for insert to authenticated
  with check (
    nutritionist_id = (select auth.uid())
    and (select private.my_role()) = 'nutritionist'
    and status = 'available'
    and client_id is null
  );
create policy appointments_update on public.appointments
  for update to authenticated
  using (
    nutritionist_id = (select auth.uid())
    or client_id = (select auth.uid())
    or (status = 'available' and nutritionist_id = (select private.my_nutritionist()))
  )
  with check (
    nutritionist_id = (select auth.uid())
    or client_id = (select auth.uid())
    or (status = 'available' and client_id is null)
  );
create policy appointments_delete on public.appointments
  for delete to authenticated
  using (nutritionist_id = (select auth.uid()) and status = 'available');


-- When the last session of a pair began: the latest confirmed appointment that has ended; null without one. The caller
-- sees only appointments of the own.
create function private.session_before(client uuid, nutritionist uuid)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select max(slot.start_time)
  from public.appointments as slot
  where slot.client_id = client
    and slot.nutritionist_id = nutritionist
    and slot.status = 'confirmed'
    and slot.end_time <= private.clock()
$$;
