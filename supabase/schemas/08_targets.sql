-- Targets: what a nutritionist sets for a client, one row for each pair, with its history.

create table public.client_targets (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  nutritionist_id uuid not null references public.profiles (id) on delete cascade,
  target_weight numeric(4, 1),
  target_waist numeric(4, 1),
  target_weekly_exercise_minutes integer,
  target_daily_calories integer,
  target_daily_calories_burned integer,
  target_date date,
  notes text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint client_targets_one_of_a_pair unique (client_id, nutritionist_id),
  constraint client_targets_weight_range check (target_weight between 20 and 300),
  constraint client_targets_waist_range check (target_waist between 40 and 200),
  constraint client_targets_exercise_range check (target_weekly_exercise_minutes between 0 and 2000),
  constraint client_targets_calories_range check (target_daily_calories between 800 and 5000),
  constraint client_targets_calories_burned_range check (target_daily_calories_burned between 0 and 2000),
  constraint client_targets_date_range check (private.is_plausible_day(target_date)),
  constraint client_targets_notes_length check (length(notes) <= 2000)
);

create index client_targets_of_nutritionist on public.client_targets (nutritionist_id, client_id);

-- One row for each change, as it stood afterwards. It hangs on the target alone: a reference to the people would make a
-- change wait for an erasure that itself waits for the target.
create table public.client_target_history (
  id uuid primary key default gen_random_uuid(),
  target_id uuid not null references public.client_targets (id) on delete cascade,
  client_id uuid not null,
  nutritionist_id uuid not null,
  target_weight numeric(4, 1),
  target_waist numeric(4, 1),
  target_weekly_exercise_minutes integer,
  target_daily_calories integer,
  target_daily_calories_burned integer,
  target_date date,
  notes text,
  changed_at timestamptz(3) not null
);

create index client_target_history_of_target on public.client_target_history (target_id, changed_at desc);
create index client_target_history_of_client on public.client_target_history (client_id, changed_at desc);
create index client_target_history_of_nutritionist on public.client_target_history (nutritionist_id, client_id);

call private.protect_table('public.client_targets');
call private.protect_table('public.client_target_history');


create function private.guard_target_update()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.id, new.client_id, new.nutritionist_id, new.created_at)
    is distinct from (old.id, old.client_id, old.nutritionist_id, old.created_at) then
    raise exception 'The client and the nutritionist of a target are fixed' using errcode = '42501';
  end if;
  new.updated_at := greatest(
    date_trunc('milliseconds', private.clock()),
    old.updated_at + interval '1 millisecond'
  );
  return new;
end
$$;

create trigger client_targets_guard_update
  before update on public.client_targets
  for each row execute function private.guard_target_update();

create function private.keep_target_history()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.client_target_history (
    target_id, client_id, nutritionist_id, target_weight, target_waist, target_weekly_exercise_minutes,
    target_daily_calories, target_daily_calories_burned, target_date, notes, changed_at
  ) values (
    new.id, new.client_id, new.nutritionist_id, new.target_weight, new.target_waist, new.target_weekly_exercise_minutes,
    new.target_daily_calories, new.target_daily_calories_burned, new.target_date, new.notes, new.updated_at
  );
  return null;
end
$$;

create trigger client_targets_keep_history
  after insert or update on public.client_targets
  for each row execute function private.keep_target_history();

create trigger client_targets_audit
  after insert or update or delete on public.client_targets
  for each row execute function private.audit_write();

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

call private.tell_own_changes('client_targets', 'insert', 'update');


-- The client reads what any nutritionist set; a nutritionist only what is theirs, while the connection lasts.

create policy client_targets_read on public.client_targets
  for select to authenticated
  using (
    client_id = (select auth.uid())
    or (
      nutritionist_id = (select auth.uid())
      and client_id = any ((select private.my_clients())::uuid[])
    )
  );
create policy client_targets_insert on public.client_targets
  for insert to authenticated
  with check (
    nutritionist_id = (select auth.uid())
    and client_id = any ((select private.my_clients())::uuid[])
  );
create policy client_targets_update on public.client_targets
  for update to authenticated
  using (
    nutritionist_id = (select auth.uid())
    and client_id = any ((select private.my_clients())::uuid[])
  )
  with check (
    nutritionist_id = (select auth.uid())
    and client_id = any ((select private.my_clients())::uuid[])
  );
create policy client_target_history_read on public.client_target_history
  for select to authenticated
  using (
    client_id = (select auth.uid())
    or (
      nutritionist_id = (select auth.uid())
      and client_id = any ((select private.my_clients())::uuid[])
    )
  );


-- What a client's days are measured against: the targets of the own nutritionist, else those that an earlier one set last.
create function public.current_targets(client uuid)
returns setof public.client_targets
language sql
stable
rows 1
set search_path = ''
as $$
  select target.*
  from public.client_targets as target
  where target.client_id = client
  order by
    exists (
      select
      from public.client_nutritionist_relationships as relationship
      where relationship.client_id = target.client_id
        and relationship.nutritionist_id = target.nutritionist_id
    ) desc,
    target.updated_at desc
  limit 1
$$;

-- The targets as they stood at the end of each day of some clients: one row for each day on which they changed, which stands until
-- the day before `until_day`. A day is judged against the targets of its end; the days before the first against nothing.
--   clients  whose, for those targets that their days are measured against now; row level security decides what of it is seen
create function private.target_steps(clients uuid[])
returns table (
  client_id uuid,
  from_day date,
  until_day date,
  target_weight numeric,
  target_waist numeric,
  target_weekly_exercise_minutes integer,
  target_daily_calories integer,
  target_daily_calories_burned integer
)
language sql
stable
set search_path = ''
as $$
  select
    step.client_id, step.day,
    coalesce(lead(step.day) over (partition by step.client_id order by step.day), 'infinity'),
    step.target_weight, step.target_waist, step.target_weekly_exercise_minutes, step.target_daily_calories,
    step.target_daily_calories_burned
  from (
    select distinct on (change.client_id, local.day) local.day, change.*
    from unnest(clients) as whose (id)
    cross join lateral public.current_targets(whose.id) as target
    join public.profiles as person on person.id = whose.id
    join public.client_target_history as change on change.target_id = target.id
    cross join lateral (select (change.changed_at at time zone person.timezone)::date as day) as local
    order by change.client_id, local.day, change.changed_at desc, change.id
  ) as step
$$;

-- The same for what a client's days are measured against now, oldest first: nothing without targets.
create function public.target_course(client uuid)
returns setof jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(step) - 'until_day' - 'client_id'
  from private.target_steps(array[client]) as step
  order by step.from_day
$$;
