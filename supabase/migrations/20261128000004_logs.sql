-- What a client logs: meals with ingredients, exercise, sleep, mood, measurements; and the count of connected devices.
-- `id` is made on the device, so that a second save of the same entry changes nothing (DESIGN section 4).
-- Times have milliseconds: a device compares updated_at as it got it, and not every backend hands out microseconds.

create table public.food_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  meal_type text not null,
  title text not null,
  calories numeric(7, 1) not null default 0,
  protein_grams numeric(7, 1) not null default 0,
  carbs_grams numeric(7, 1) not null default 0,
  fat_grams numeric(7, 1) not null default 0,
  notes text,
  mood_before_eating text,
  mood_after_eating text,
  image_url text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint food_entries_date_range check (private.is_plausible_day(date)),
  constraint food_entries_meal_type_known check (meal_type in ('breakfast', 'lunch', 'dinner', 'snack')),
  constraint food_entries_title_length check (not private.is_blank(title) and length(title) <= 200),
  -- Always bounded on both sides: 'NaN' is greater than every number.
  constraint food_entries_calories_range check (calories between 0 and 20000),
  constraint food_entries_protein_range check (protein_grams between 0 and 2000),
  constraint food_entries_carbs_range check (carbs_grams between 0 and 2000),
  constraint food_entries_fat_range check (fat_grams between 0 and 2000),
  constraint food_entries_notes_length check (length(notes) <= 2000),
  constraint food_entries_mood_before_known check (
    mood_before_eating in ('terrible', 'bad', 'neutral', 'good', 'great')
  ),
  constraint food_entries_mood_after_known check (
    mood_after_eating in ('terrible', 'bad', 'neutral', 'good', 'great')
  ),
  -- A key of the private bucket, never an address.
  constraint food_entries_image_is_own_file check (private.is_own_file(image_url, user_id))
);

create index food_entries_of_user on public.food_entries (user_id, date desc, created_at desc);
create index food_entries_latest on public.food_entries (user_id, created_at desc);

create table public.ingredients (
  id uuid primary key default gen_random_uuid(),
  food_entry_id uuid not null references public.food_entries (id) on delete cascade,
  name text not null,
  quantity numeric(9, 2) not null,
  unit text not null,
  position smallint not null default 0,

  constraint ingredients_name_length check (not private.is_blank(name) and length(name) <= 120),
  constraint ingredients_quantity_range check (quantity > 0 and quantity <= 100000),
  constraint ingredients_unit_known check (unit in ('grams', 'items', 'ml', 'cups', 'tbsp', 'tsp')),
  constraint ingredients_position_range check (position between 0 and 1000)
);

create index ingredients_of_meal on public.ingredients (food_entry_id, position);

create table public.exercise_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  type text not null,
  duration integer not null,
  calories_burned numeric(7, 1) not null,
  notes text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint exercise_entries_date_range check (private.is_plausible_day(date)),
  constraint exercise_entries_type_length check (not private.is_blank(type) and length(type) <= 120),
  constraint exercise_entries_duration_range check (duration between 0 and 1440),
  constraint exercise_entries_calories_range check (calories_burned between 0 and 20000),
  constraint exercise_entries_notes_length check (length(notes) <= 2000)
);

create index exercise_entries_of_user on public.exercise_entries (user_id, date desc, created_at desc);
create index exercise_entries_latest on public.exercise_entries (user_id, created_at desc);

create table public.sleep_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  hours numeric(3, 1) not null,
  notes text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint sleep_entries_date_range check (private.is_plausible_day(date)),
  constraint sleep_entries_hours_range check (hours between 0 and 24),
  constraint sleep_entries_hours_in_halves check (hours * 2 = trunc(hours * 2)),
  constraint sleep_entries_notes_length check (length(notes) <= 2000)
);

create index sleep_entries_of_user on public.sleep_entries (user_id, date desc, created_at desc);

create table public.mood_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  mood smallint not null,
  notes text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint mood_entries_date_range check (private.is_plausible_day(date)),
  constraint mood_entries_mood_range check (mood between 1 and 5),
  constraint mood_entries_notes_length check (length(notes) <= 2000)
);

create index mood_entries_of_user on public.mood_entries (user_id, date desc, created_at desc);
create index mood_entries_latest on public.mood_entries (user_id, created_at desc);

create table public.measurements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  date date not null,
  weight numeric(4, 1),
  waist numeric(4, 1),
  notes text,
  created_at timestamptz(3) not null default private.clock(),
  updated_at timestamptz(3) not null default private.clock(),

  constraint measurements_date_range check (private.is_plausible_day(date)),
  constraint measurements_weight_range check (weight between 20 and 300),
  constraint measurements_waist_range check (waist between 40 and 200),
  constraint measurements_weight_or_waist check (num_nonnulls(weight, waist) > 0),
  constraint measurements_notes_length check (length(notes) <= 2000)
);

create index measurements_of_user on public.measurements (user_id, date desc, created_at desc);
create index measurements_latest on public.measurements (user_id, created_at desc);

-- Only counted. Tokens of a device would never stand in a table that the API shows.
create table public.wearable_connections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  provider text not null,
  created_at timestamptz(3) not null default private.clock(),

  constraint wearable_connections_provider_length check (not private.is_blank(provider) and length(provider) <= 60),
  constraint wearable_connections_one_of_a_provider unique (user_id, provider)
);

call private.protect_table('public.food_entries');
call private.protect_table('public.ingredients');
call private.protect_table('public.exercise_entries');
call private.protect_table('public.sleep_entries');
call private.protect_table('public.mood_entries');
call private.protect_table('public.measurements');
call private.protect_table('public.wearable_connections');


-- An entry is dated by when it was logged, which is before it arrives: one that waited on a device, or that is brought back
-- after a deletion, names its own time. Never one to come, nor one before its owner's account.
create function private.guard_log_insert()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.trusted() then
    return new;
  end if;
  new.created_at := least(
    private.clock(),
    greatest(
      coalesce(new.created_at, private.clock()),
      (select created_at from public.profiles where id = new.user_id)
    )
  );
  return new;
end
$$;

create trigger food_entries_guard_insert
  before insert on public.food_entries
  for each row execute function private.guard_log_insert();
create trigger exercise_entries_guard_insert
  before insert on public.exercise_entries
  for each row execute function private.guard_log_insert();
create trigger sleep_entries_guard_insert
  before insert on public.sleep_entries
  for each row execute function private.guard_log_insert();
create trigger mood_entries_guard_insert
  before insert on public.mood_entries
  for each row execute function private.guard_log_insert();
create trigger measurements_guard_insert
  before insert on public.measurements
  for each row execute function private.guard_log_insert();

-- An update keeps the owner and moves updated_at strictly forward, also twice in the same millisecond: what a device
-- saw is then one version of the row and no other.
create function private.guard_log_update()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.id, new.user_id, new.created_at) is distinct from (old.id, old.user_id, old.created_at) then
    raise exception 'id, user_id and created_at are fixed' using errcode = '42501';
  end if;
  new.updated_at := greatest(
    date_trunc('milliseconds', private.clock()),
    old.updated_at + interval '1 millisecond'
  );
  return new;
end
$$;

create trigger food_entries_guard_update
  before update on public.food_entries
  for each row execute function private.guard_log_update();
create trigger exercise_entries_guard_update
  before update on public.exercise_entries
  for each row execute function private.guard_log_update();
create trigger sleep_entries_guard_update
  before update on public.sleep_entries
  for each row execute function private.guard_log_update();
create trigger mood_entries_guard_update
  before update on public.mood_entries
  for each row execute function private.guard_log_update();
create trigger measurements_guard_update
  before update on public.measurements
  for each row execute function private.guard_log_update();


-- Policies: the owner does everything, the connected nutritionist reads. One permissive policy a table and command, in
-- the form whose cost does not grow with the rows. Sleep and devices are the client's alone (DESIGN section 12).

create policy food_entries_read on public.food_entries
  for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any ((select private.my_clients())::uuid[]));
create policy food_entries_insert on public.food_entries
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy food_entries_update on public.food_entries
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy food_entries_delete on public.food_entries
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy ingredients_read on public.ingredients
  for select to authenticated
  using (exists (select from public.food_entries as meal where meal.id = food_entry_id));
create policy ingredients_insert on public.ingredients
  for insert to authenticated
  with check (
    exists (
      select
      from public.food_entries as meal
      where meal.id = food_entry_id and meal.user_id = (select auth.uid())
    )
  );
create policy ingredients_delete on public.ingredients
  for delete to authenticated
  using (
    exists (
      select
      from public.food_entries as meal
      where meal.id = food_entry_id and meal.user_id = (select auth.uid())
    )
  );

create policy exercise_entries_read on public.exercise_entries
  for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any ((select private.my_clients())::uuid[]));
create policy exercise_entries_insert on public.exercise_entries
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy exercise_entries_update on public.exercise_entries
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy exercise_entries_delete on public.exercise_entries
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy sleep_entries_read on public.sleep_entries
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy sleep_entries_insert on public.sleep_entries
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy sleep_entries_update on public.sleep_entries
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy sleep_entries_delete on public.sleep_entries
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy mood_entries_read on public.mood_entries
  for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any ((select private.my_clients())::uuid[]));
create policy mood_entries_insert on public.mood_entries
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy mood_entries_update on public.mood_entries
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy mood_entries_delete on public.mood_entries
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy measurements_read on public.measurements
  for select to authenticated
  using (user_id = (select auth.uid()) or user_id = any ((select private.my_clients())::uuid[]));
create policy measurements_insert on public.measurements
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy measurements_update on public.measurements
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy measurements_delete on public.measurements
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy wearable_connections_read on public.wearable_connections
  for select to authenticated
  using (user_id = (select auth.uid()));
