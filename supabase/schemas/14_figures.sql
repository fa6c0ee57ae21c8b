-- Figures: what the dashboard, the reports and analytics sum over all of a client's logs and targets.

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

-- Figures of each client over their last days, for the targets and for the cards of analytics (DESIGN section 11).
-- Nothing is rounded; null where there is nothing. `start_` is the first value since the nutritionist of the target came, or
-- since it was set by someone who is gone; null without a target. `latest_` is the last value, however long ago.
--   client_ids  whose; row level security leaves out all but the caller and the caller's clients
--   days        how many, 1 for the last day alone
--   until       the last of them; the client's own today when left out
create function public.client_figures(client_ids uuid[], days integer, until date default null)
returns setof jsonb
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
  select to_jsonb(figures)
  from (
    select
      person.id as client_id,
      person.to_day as last_day,
      measured.entries + eaten.days + moved.days > 0 or exists (
        select
        from public.mood_entries as entry
        where entry.user_id = person.id and entry.date between person.from_day and person.to_day
      ) as active,
      measured.weights,
      start_weight.weight as start_weight,
      measured.first_weight,
      measured.last_weight,
      latest_weight.weight as latest_weight,
      latest_weight.date as latest_weight_day,
      measured.waists,
      start_waist.waist as start_waist,
      measured.first_waist,
      measured.last_waist,
      latest_waist.waist as latest_waist,
      latest_waist.date as latest_waist_day,
      eaten.days as food_days,
      eaten.calories,
      moved.days as exercise_days,
      moved.calories as calories_burned,
      moved.minutes as exercise_minutes,
      target.target_weight,
      target.target_waist,
      target.target_weekly_exercise_minutes,
      target.target_daily_calories,
      target.target_daily_calories_burned,
      target.target_date,
      target.set_by as target_by
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
  ) as figures
  order by figures.client_id
$$;

-- Everything that the caller's reports open with: each day of a range with an entry, the figures of the range with
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
      select jsonb_strip_nulls(figures)
      from public.client_figures(array[(select auth.uid())], days, to_day) as figures
    ),
    'devices', (select count(*) from public.wearable_connections as device where device.user_id = (select auth.uid())),
    'moods', public.client_moods((select auth.uid()), to_day - (days - 1), to_day)
  )
$$;

-- One row a day over several clients, for the charts and the CSV of analytics: means of weight and waist over clients,
-- sums of the rest, and over how many clients with such an entry. Each client's last days end with their own today.
--   client_ids  whose; those who are not the caller's clients are left out by row level security
--   days        how many, 1 for today alone
create function public.daily_analytics(client_ids uuid[], days integer)
returns table (
  date date,
  measured_clients integer,
  mean_weight numeric,
  mean_waist numeric,
  food_clients integer,
  calories numeric,
  protein_grams numeric,
  carbs_grams numeric,
  fat_grams numeric,
  exercise_clients integer,
  exercise_minutes integer,
  calories_burned numeric
)
language sql
stable
set search_path = ''
as $$
  -- Materialized, so that the clock is read once a client and not once an entry.
  with span as materialized (
    select person.id, here.today - (days - 1) as from_day, here.today as to_day
    from public.profiles as person
    cross join lateral (select (private.clock() at time zone person.timezone)::date as today) as here
    where person.id = any (client_ids) and person.role = 'client'
  ),
  -- Client by client: a plain join may have every client's rows searched once for each of them.
  eaten as (
    select
      daily.date, count(*)::integer as clients, sum(daily.calories) as calories,
      sum(daily.protein_grams) as protein_grams, sum(daily.carbs_grams) as carbs_grams, sum(daily.fat_grams) as fat_grams
    from span
    cross join lateral (
      select
        entry.date, sum(entry.calories) as calories, sum(entry.protein_grams) as protein_grams,
        sum(entry.carbs_grams) as carbs_grams, sum(entry.fat_grams) as fat_grams
      from public.food_entries as entry
      where entry.user_id = span.id and entry.date between span.from_day and span.to_day
      group by entry.date
    ) as daily
    group by daily.date
  ),
  moved as (
    select
      daily.date, count(*)::integer as clients, sum(daily.minutes)::integer as minutes, sum(daily.calories) as calories
    from span
    cross join lateral (
      select entry.date, sum(entry.duration) as minutes, sum(entry.calories_burned) as calories
      from public.exercise_entries as entry
      where entry.user_id = span.id and entry.date between span.from_day and span.to_day
      group by entry.date
    ) as daily
    group by daily.date
  ),
  measured as (
    select
      daily.date, count(*)::integer as clients, round(avg(daily.weight), 1) as weight, round(avg(daily.waist), 1) as waist
    from span
    cross join lateral (
      select entry.date, avg(entry.weight) as weight, avg(entry.waist) as waist
      from public.measurements as entry
      where entry.user_id = span.id and entry.date between span.from_day and span.to_day
      group by entry.date
    ) as daily
    group by daily.date
  )
  select
    date, measured.clients, measured.weight, measured.waist, eaten.clients, eaten.calories, eaten.protein_grams,
    eaten.carbs_grams, eaten.fat_grams, moved.clients, moved.minutes, moved.calories
  from eaten
  full join moved using (date)
  full join measured using (date)
  order by date
$$;

-- Everything that analytics opens with: the caller's clients by name, and the figures and days of all of them or of one.
--   days    how many, 1 for today alone; each client's end with their own today
--   client  whose; of all the caller's clients when left out; of nobody when not the caller's
create function public.coach_analytics(days integer, client uuid default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with mine as (
    select person.id, person.name
    from public.client_nutritionist_relationships as relationship
    join public.profiles as person on person.id = relationship.client_id
    where relationship.nutritionist_id = (select auth.uid())
  ),
  chosen as (
    select coalesce(array_agg(mine.id), '{}') as ids
    from mine
    where client is null or mine.id = client
  )
  select jsonb_build_object(
    'clients', (
      select coalesce(jsonb_agg(jsonb_build_object('id', mine.id, 'name', mine.name) order by mine.name, mine.id), '[]')
      from mine
    ),
    'figures', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(figures)), '[]')
      from public.client_figures((select ids from chosen), days) as figures
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(daily)) order by daily.date), '[]')
      from public.daily_analytics((select ids from chosen), days) as daily
    )
  )
$$;
