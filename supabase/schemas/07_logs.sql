-- What a client logs: meals with ingredients, exercise, sleep, mood, measurements; and the count of connected devices.
-- `id` is made on the device, so that a second save of the same entry changes nothing.
-- Times have milliseconds: a device compares updated_at as it got it, and not every backend hands out microseconds.


-- Refuses an entry of a day after the client's tomorrow. Tomorrow itself is taken: a device that has crossed zones may be there
-- before the profile is.
create function private.refuse_day_to_come(day date, client uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if day > (select (private.clock() at time zone timezone)::date + 1 from public.profiles where id = client) then
    raise exception 'This day is still to come' using errcode = 'PT422';
  end if;
end
$$;

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
  perform private.refuse_day_to_come(new.date, new.user_id);
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

-- An update keeps the owner and moves updated_at strictly forward, also twice in the same millisecond: what a device
-- saw is then one version of the row and no other. One that leaves the day alone is taken wherever the client is by now.
create function private.guard_log_update()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.id, new.user_id, new.created_at) is distinct from (old.id, old.user_id, old.created_at) then
    raise exception 'id, user_id and created_at are fixed' using errcode = '42501';
  end if;
  if new.date is distinct from old.date and not private.trusted() then
    perform private.refuse_day_to_come(new.date, new.user_id);
  end if;
  new.updated_at := greatest(
    date_trunc('milliseconds', private.clock()),
    old.updated_at + interval '1 millisecond'
  );
  return new;
end
$$;

-- The rules of a log, which is a table with user_id, date, created_at and updated_at: row level security, the guards of insert
-- and update, the policies, the audit of what others write, and what the user's other devices hear.
-- The owner does everything; the connected nutritionist reads, unless `coach_reads` is false. One permissive policy a table and
-- command, in the form whose cost does not grow with the rows. What is granted: private.apply_grants.
create procedure private.create_log_rules(log text, coach_reads boolean default true)
language plpgsql
set search_path = ''
as $$
declare
  is_own constant text := 'user_id = (select auth.uid())';
  is_read constant text :=
    is_own || case when coach_reads then ' or user_id = any ((select private.my_clients())::uuid[])' else '' end;
begin
  call private.protect_table(format('public.%I', log)::regclass);

  execute format(
    'create trigger %I before insert on public.%I for each row execute function private.guard_log_insert()',
    log || '_guard_insert', log
  );
  execute format(
    'create trigger %I before update on public.%I for each row execute function private.guard_log_update()',
    log || '_guard_update', log
  );

  execute format(
    'create policy %I on public.%I for select to authenticated using (%s)',
    log || '_read', log, is_read
  );
  execute format(
    'create policy %I on public.%I for insert to authenticated with check (%s)',
    log || '_insert', log, is_own
  );
  execute format(
    'create policy %I on public.%I for update to authenticated using (%s) with check (%s)',
    log || '_update', log, is_own, is_own
  );
  execute format(
    'create policy %I on public.%I for delete to authenticated using (%s)',
    log || '_delete', log, is_own
  );

  execute format(
    'create trigger %I after insert or update or delete on public.%I for each row execute function private.audit_write()',
    log || '_audit', log
  );
  call private.tell_own_changes(log, 'insert', 'update', 'delete');
end
$$;


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

call private.create_log_rules('food_entries');

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

call private.create_log_rules('exercise_entries');

-- The client's alone.
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

call private.create_log_rules('sleep_entries', coach_reads => false);

-- A night and naps of one day come to 24 hours at most. Two devices at once are added up one after the other.
create function private.guard_sleep_of_day()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(4715, hashtext(new.user_id::text));
  if (select sum(hours) from public.sleep_entries where user_id = new.user_id and date = new.date) > 24 then
    raise exception 'A day has 24 hours' using errcode = 'PT422';
  end if;
  return null;
end
$$;

create trigger sleep_entries_guard_day
  after insert or update of hours, date on public.sleep_entries
  for each row execute function private.guard_sleep_of_day();

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

call private.create_log_rules('mood_entries');

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

call private.create_log_rules('measurements');

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

call private.protect_table('public.ingredients');

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

-- Only counted. Tokens of a device would never stand in a table that the API shows.
create table public.wearable_connections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  provider text not null,
  created_at timestamptz(3) not null default private.clock(),

  constraint wearable_connections_provider_length check (not private.is_blank(provider) and length(provider) <= 60),
  constraint wearable_connections_one_of_a_provider unique (user_id, provider)
);

call private.protect_table('public.wearable_connections');

create policy wearable_connections_read on public.wearable_connections
  for select to authenticated
  using (user_id = (select auth.uid()));


-- Reads, here and beside the other tables: what a screen shows at once, summed where the rows are. All run as the caller, so row
-- level security decides; all name the user, so that the index does the rest. Days are those of the client.

-- What the mood panel shows of a client and a range of days, both included: moods around meals and of whole days, terrible 1
-- to great 5, a change is after minus before. Means are not rounded (rounding happens last) and null
-- where there is nothing; beside each mean of a day stands of how many it is, so that the app can add what it has not sent yet.
--   only_meal  leaves out all meals but those of this kind, and the moods of whole days
create function public.client_moods(client uuid, from_day date, to_day date, only_meal text default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with eaten as (
    select
      entry.*,
      array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], entry.mood_before_eating) as before,
      array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], entry.mood_after_eating) as after
    from public.food_entries as entry
    where entry.user_id = client
      and entry.date between from_day and to_day
      and num_nonnulls(entry.mood_before_eating, entry.mood_after_eating) > 0
      and (only_meal is null or entry.meal_type = only_meal)
  ),
  felt as (
    select entry.*
    from public.mood_entries as entry
    where entry.user_id = client and entry.date between from_day and to_day and only_meal is null
  ),
  daily as (
    select
      date, meals.before, meals.after, meals.change, moods.mood,
      coalesce(meals.before_count, 0) as before_count,
      coalesce(meals.after_count, 0) as after_count,
      coalesce(meals.change_count, 0) as change_count,
      coalesce(moods.mood_count, 0) as mood_count
    from (
      select
        date, avg(before) as before, avg(after) as after, avg(after - before) as change,
        count(before) as before_count, count(after) as after_count, count(after - before) as change_count
      from eaten
      group by date
    ) as meals
    full join (select date, avg(mood) as mood, count(*) as mood_count from felt group by date) as moods using (date)
  ),
  by_type as (
    select
      meal_type, count(*) as meals, avg(before) as before, avg(after) as after, avg(after - before) as change
    from eaten
    where before is not null and after is not null
    group by meal_type
  ),
  -- How often each mood was said.
  spread as (
    select
      mood,
      (select count(*) from eaten where before = mood) as before,
      (select count(*) from eaten where after = mood) as after,
      (select count(*) from felt where felt.mood = said.mood) as days
    from generate_series(1, 5) as said (mood)
  ),
  -- What was in the meals after which the mood was better, and in those after which it was worse; grams a meal.
  nutrients as (
    select
      count(*) filter (where after > before) as better_meals,
      count(*) filter (where after < before) as worse_meals,
      avg(protein_grams) filter (where after > before) as better_protein,
      avg(protein_grams) filter (where after < before) as worse_protein,
      avg(carbs_grams) filter (where after > before) as better_carbs,
      avg(carbs_grams) filter (where after < before) as worse_carbs,
      avg(fat_grams) filter (where after > before) as better_fat,
      avg(fat_grams) filter (where after < before) as worse_fat
    from eaten
  ),
  latest as (
    select id, date, created_at, meal_type, title, mood_before_eating, mood_after_eating, null::smallint as mood
    from eaten
    union all
    select id, date, created_at, null, null, null, null, mood
    from felt
    order by date desc, created_at desc, id
    limit 5
  )
  select jsonb_build_object(
    'entries', (select count(*) from eaten) + (select count(*) from felt),
    'meals_with_both', (select count(*) from eaten where before is not null and after is not null),
    'mean_before', (select avg(before) from eaten),
    'mean_after', (select avg(after) from eaten),
    'mean_change', (select avg(after - before) from eaten),
    'days', (select coalesce(jsonb_agg(to_jsonb(daily) order by daily.date), '[]') from daily),
    'meal_types', (
      select coalesce(
        jsonb_agg(to_jsonb(by_type)
          order by array_position(array['breakfast', 'lunch', 'dinner', 'snack'], by_type.meal_type)),
        '[]'
      )
      from by_type
    ),
    'spread', (select jsonb_agg(to_jsonb(spread) order by spread.mood) from spread),
    'nutrients', (select to_jsonb(nutrients) from nutrients),
    'recent', (
      select coalesce(jsonb_agg(to_jsonb(latest) order by latest.date desc, latest.created_at desc, latest.id), '[]')
      from latest
    )
  )
$$;

-- The first day of each client with a meal, an exercise, a mood or a measurement: before it nobody can have missed anything. Sleep
-- does not count, which a nutritionist does not see. Null for a client without any.
create function private.first_entry_days(clients uuid[])
returns table (client_id uuid, day date)
language sql
stable
set search_path = ''
as $$
  select
    whose.id,
    least(
      (select min(entry.date) from public.food_entries as entry where entry.user_id = whose.id),
      (select min(entry.date) from public.exercise_entries as entry where entry.user_id = whose.id),
      (select min(entry.date) from public.mood_entries as entry where entry.user_id = whose.id),
      (select min(entry.date) from public.measurements as entry where entry.user_id = whose.id)
    )
  from unnest(clients) as whose (id)
$$;


-- Sums of each client and day with an entry; null where there is no entry of that kind. Weight and waist are means
-- of the day. Sleep is null for a nutritionist, who does not see it.
--   client_ids        whose
--   from_day, to_day  both included
create function public.daily_totals(client_ids uuid[], from_day date, to_day date)
returns table (
  user_id uuid,
  date date,
  meals integer,
  calories numeric,
  protein_grams numeric,
  carbs_grams numeric,
  fat_grams numeric,
  exercises integer,
  exercise_minutes integer,
  calories_burned numeric,
  weights integer,
  weight numeric,
  waists integer,
  waist numeric,
  sleep_hours numeric,
  mood numeric
)
language sql
stable
set search_path = ''
as $$
  with eaten as (
    select
      entry.user_id, entry.date, count(*) as meals, sum(entry.calories) as calories,
      sum(entry.protein_grams) as protein_grams, sum(entry.carbs_grams) as carbs_grams, sum(entry.fat_grams) as fat_grams
    from public.food_entries as entry
    where entry.user_id = any (client_ids) and entry.date between from_day and to_day
    group by entry.user_id, entry.date
  ),
  moved as (
    select
      entry.user_id, entry.date, count(*) as exercises, sum(entry.duration) as exercise_minutes,
      sum(entry.calories_burned) as calories_burned
    from public.exercise_entries as entry
    where entry.user_id = any (client_ids) and entry.date between from_day and to_day
    group by entry.user_id, entry.date
  ),
  measured as (
    select
      entry.user_id, entry.date, count(entry.weight) as weights, round(avg(entry.weight), 1) as weight,
      count(entry.waist) as waists, round(avg(entry.waist), 1) as waist
    from public.measurements as entry
    where entry.user_id = any (client_ids) and entry.date between from_day and to_day
    group by entry.user_id, entry.date
  ),
  slept as (
    select entry.user_id, entry.date, sum(entry.hours) as sleep_hours
    from public.sleep_entries as entry
    where entry.user_id = any (client_ids) and entry.date between from_day and to_day
    group by entry.user_id, entry.date
  ),
  felt as (
    select entry.user_id, entry.date, round(avg(entry.mood), 2) as mood
    from public.mood_entries as entry
    where entry.user_id = any (client_ids) and entry.date between from_day and to_day
    group by entry.user_id, entry.date
  )
  select
    user_id, date, eaten.meals::integer, eaten.calories, eaten.protein_grams, eaten.carbs_grams, eaten.fat_grams,
    moved.exercises::integer, moved.exercise_minutes::integer, moved.calories_burned, measured.weights::integer,
    measured.weight, measured.waists::integer, measured.waist, slept.sleep_hours, felt.mood
  from eaten
  full join moved using (user_id, date)
  full join measured using (user_id, date)
  full join slept using (user_id, date)
  full join felt using (user_id, date)
  order by user_id, date
$$;
