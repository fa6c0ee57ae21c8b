-- Reads: what a screen shows at once, summed where the rows are. All run as the caller, so row level security decides;
-- all name the user, so that the index does the rest. Days are those of the client.

-- What the mood panel shows of a client and a range of days, both included: moods around meals and of whole days, terrible 1
-- to great 5, a change is after minus before. Means are not rounded (DESIGN section 11: rounding happens last) and null
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

-- A meal with its ingredients, as a read of food_entries with the ingredients embedded answers it.
create function private.meal_with_ingredients(entry public.food_entries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(entry) || jsonb_build_object('ingredients', (
    select coalesce(
      jsonb_agg(to_jsonb(ingredient) - '{id, food_entry_id}'::text[] order by ingredient.position), '[]'
    )
    from public.ingredients as ingredient
    where ingredient.food_entry_id = entry.id
  ))
$$;

-- Everything that the client's dashboard opens with.
--   day     the client's calendar day
--   client  whose; the caller when left out
create function public.client_day(day date, client uuid default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with whose as (
    select coalesce(client, (select auth.uid())) as id
  ),
  eaten as (
    select meal.*
    from public.food_entries as meal
    where meal.user_id = (select id from whose) and meal.date = day
  ),
  moved as (
    select exercise.*
    from public.exercise_entries as exercise
    where exercise.user_id = (select id from whose) and exercise.date = day
  )
  select jsonb_build_object(
    'calories', (select coalesce(sum(calories), 0) from eaten),
    'protein_grams', (select coalesce(sum(protein_grams), 0) from eaten),
    'carbs_grams', (select coalesce(sum(carbs_grams), 0) from eaten),
    'fat_grams', (select coalesce(sum(fat_grams), 0) from eaten),
    'meals', (select count(*) from eaten),
    'calories_burned', (select coalesce(sum(calories_burned), 0) from moved),
    'exercise_minutes', (select coalesce(sum(duration), 0) from moved),
    'exercises', (select count(*) from moved),
    'recent_meals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', meal.id,
        'title', meal.title,
        'meal_type', meal.meal_type,
        'calories', meal.calories,
        'image_url', meal.image_url,
        'mood_before_eating', meal.mood_before_eating,
        'mood_after_eating', meal.mood_after_eating,
        'created_at', meal.created_at
      ) order by meal.created_at desc, meal.id), '[]')
      from (select * from eaten order by created_at desc, id limit 2) as meal
    ),
    -- Also of the day before: a late dinner is asked about after midnight. Whole meals: an answer without a network waits on
    -- the device as a change of the meal.
    'meals_without_mood_after', (
      select coalesce(jsonb_agg(
        private.meal_with_ingredients(unrated.entry) order by (unrated.entry).created_at desc, (unrated.entry).id
      ), '[]')
      from (
        select entry
        from public.food_entries as entry
        where entry.user_id = (select id from whose)
          and entry.date between day - 1 and day
          and entry.mood_after_eating is null
        order by entry.created_at desc, entry.id
        limit 5
      ) as unrated
    ),
    'recent_exercises', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', exercise.id,
        'type', exercise.type,
        'duration', exercise.duration,
        'calories_burned', exercise.calories_burned,
        'created_at', exercise.created_at
      ) order by exercise.created_at desc, exercise.id), '[]')
      from (select * from moved order by created_at desc, id limit 2) as exercise
    ),
    'weights', (
      select coalesce(jsonb_agg(jsonb_build_object('date', daily.date, 'weight', daily.weight) order by daily.date), '[]')
      from (
        select measured.date, round(avg(measured.weight), 1) as weight
        from public.measurements as measured
        where measured.user_id = (select id from whose)
          and measured.date between day - 29 and day
          and measured.weight is not null
        group by measured.date
      ) as daily
    ),
    -- The current weight and the one before it, however long ago.
    'latest_weights', (
      select coalesce(jsonb_agg(jsonb_build_object('date', latest.date, 'weight', latest.weight)
        order by latest.date desc, latest.created_at desc, latest.id), '[]')
      from (
        select measured.id, measured.date, measured.weight, measured.created_at
        from public.measurements as measured
        where measured.user_id = (select id from whose) and measured.date <= day and measured.weight is not null
        order by measured.date desc, measured.created_at desc, measured.id
        limit 2
      ) as latest
    ),
    'targets', (select to_jsonb(target) from public.current_targets((select id from whose)) as target),
    'moods', public.client_moods((select id from whose), day - 6, day)
  )
$$;

-- Sums of each client and day that has any entry; null where there is no entry of that kind. Weight and waist are means
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
  weight numeric,
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
    select entry.user_id, entry.date, round(avg(entry.weight), 1) as weight, round(avg(entry.waist), 1) as waist
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
    moved.exercises::integer, moved.exercise_minutes::integer, moved.calories_burned, measured.weight, measured.waist,
    slept.sleep_hours, felt.mood
  from eaten
  full join moved using (user_id, date)
  full join measured using (user_id, date)
  full join slept using (user_id, date)
  full join felt using (user_id, date)
  order by user_id, date
$$;

-- Figures of each client over their last days, for the targets and for the cards of analytics (DESIGN section 11).
-- Nothing is rounded; null where there is nothing. `start_` is the first value since the nutritionist of the target came, or
-- since it was set by someone who is gone; null without a target. `latest_` is the last value, however long ago.
--   client_ids  whose; row level security leaves out all but the caller and the caller's clients
--   days        how many, 1 for the last day alone
--   until       the last of them; the client's own today when left out
create function public.client_figures(client_ids uuid[], days integer, until date default null)
returns table (
  client_id uuid,
  last_day date,
  active boolean,
  weights integer,
  start_weight numeric,
  first_weight numeric,
  last_weight numeric,
  latest_weight numeric,
  latest_weight_day date,
  waists integer,
  start_waist numeric,
  first_waist numeric,
  last_waist numeric,
  latest_waist numeric,
  latest_waist_day date,
  food_days integer,
  calories numeric,
  exercise_days integer,
  calories_burned numeric,
  exercise_minutes integer,
  target_weight numeric,
  target_waist numeric,
  target_weekly_exercise_minutes integer,
  target_daily_calories integer,
  target_daily_calories_burned integer,
  target_date date,
  target_by text
)
language sql
stable
set search_path = ''
as $$
  -- Materialized, so that the clock is read once a client and not once an entry.
  with person as materialized (
    select profile.id, profile.timezone, ending.day - (days - 1) as from_day, ending.day as to_day
    from public.profiles as profile
    cross join lateral (
      select coalesce(until, (private.clock() at time zone profile.timezone)::date) as day
    ) as ending
    where profile.id = any (client_ids) and (profile.role = 'client' or profile.id = (select auth.uid()))
  )
  select
    person.id,
    person.to_day,
    measured.entries + eaten.days + moved.days > 0 or exists (
      select
      from public.mood_entries as entry
      where entry.user_id = person.id and entry.date between person.from_day and person.to_day
    ),
    measured.weights,
    start_weight.weight,
    measured.first_weight,
    measured.last_weight,
    latest_weight.weight,
    latest_weight.date,
    measured.waists,
    start_waist.waist,
    measured.first_waist,
    measured.last_waist,
    latest_waist.waist,
    latest_waist.date,
    eaten.days,
    eaten.calories,
    moved.days,
    moved.calories,
    moved.minutes,
    target.target_weight,
    target.target_waist,
    target.target_weekly_exercise_minutes,
    target.target_daily_calories,
    target.target_daily_calories_burned,
    target.target_date,
    target.set_by
  from person
  left join lateral (
    select
      entry.*,
      setter.name as set_by,
      (coalesce(relationship.created_at, entry.created_at) at time zone person.timezone)::date as since
    from public.current_targets(person.id) as entry
    join public.profiles as setter on setter.id = entry.nutritionist_id
    left join public.client_nutritionist_relationships as relationship
      on relationship.client_id = entry.client_id and relationship.nutritionist_id = entry.nutritionist_id
  ) as target on true
  cross join lateral (
    select
      count(*)::integer as entries,
      count(entry.weight)::integer as weights,
      (array_agg(entry.weight order by entry.date, entry.created_at) filter (where entry.weight is not null))[1]
        as first_weight,
      (array_agg(entry.weight order by entry.date desc, entry.created_at desc) filter (where entry.weight is not null))[1]
        as last_weight,
      count(entry.waist)::integer as waists,
      (array_agg(entry.waist order by entry.date, entry.created_at) filter (where entry.waist is not null))[1]
        as first_waist,
      (array_agg(entry.waist order by entry.date desc, entry.created_at desc) filter (where entry.waist is not null))[1]
        as last_waist
    from public.measurements as entry
    where entry.user_id = person.id and entry.date between person.from_day and person.to_day
  ) as measured
  left join lateral (
    select entry.weight
    from public.measurements as entry
    where entry.user_id = person.id and entry.date between target.since and person.to_day and entry.weight is not null
    order by entry.date, entry.created_at
    limit 1
  ) as start_weight on true
  left join lateral (
    select entry.weight, entry.date
    from public.measurements as entry
    where entry.user_id = person.id and entry.date <= person.to_day and entry.weight is not null
    order by entry.date desc, entry.created_at desc
    limit 1
  ) as latest_weight on true
  left join lateral (
    select entry.waist
    from public.measurements as entry
    where entry.user_id = person.id and entry.date between target.since and person.to_day and entry.waist is not null
    order by entry.date, entry.created_at
    limit 1
  ) as start_waist on true
  left join lateral (
    select entry.waist, entry.date
    from public.measurements as entry
    where entry.user_id = person.id and entry.date <= person.to_day and entry.waist is not null
    order by entry.date desc, entry.created_at desc
    limit 1
  ) as latest_waist on true
  cross join lateral (
    select count(distinct entry.date)::integer as days, sum(entry.calories) as calories
    from public.food_entries as entry
    where entry.user_id = person.id and entry.date between person.from_day and person.to_day
  ) as eaten
  cross join lateral (
    select
      count(distinct entry.date)::integer as days, sum(entry.calories_burned) as calories,
      sum(entry.duration)::integer as minutes
    from public.exercise_entries as entry
    where entry.user_id = person.id and entry.date between person.from_day and person.to_day
  ) as moved
  order by person.id
$$;

-- Everything that the caller's reports open with: each day of a range that has any entry, the figures of the range with
-- the targets, how many devices are connected, and the moods of the range.
--   to_day  the last day of the range, of the caller's calendar
--   days    how many, 1 for the last day alone
create function public.client_report(to_day date, days integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(daily) - 'user_id') order by daily.date), '[]')
      from public.daily_totals(array[(select auth.uid())], to_day - (days - 1), to_day) as daily
    ),
    'figures', (
      select jsonb_strip_nulls(to_jsonb(figures))
      from public.client_figures(array[(select auth.uid())], days, to_day) as figures
    ),
    'devices', (select count(*) from public.wearable_connections as device where device.user_id = (select auth.uid())),
    'moods', public.client_moods((select auth.uid()), to_day - (days - 1), to_day)
  )
$$;
