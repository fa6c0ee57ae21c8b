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

-- The figures of a client over some days, one rule for every screen of both sides.
--   A day counts when it is over and something was logged on it. Today is in no sum but in those of `_today`.
--   A day is judged against the target that stood at its end; the sums of `judged_` are of the days that have one.
--   What is burned and moved are rates: over `rate_days`, all days of the range that are over since the client's first entry.
-- Nothing is rounded; null where there is nothing. `start_` is the first value since the nutritionist of the target came, or
-- since it was set by someone who is gone; null without a target. `latest_` is the last value, however long ago.
--   client_ids  whose; row level security leaves out all but the caller and the caller's clients
--   days        how many, 1 for the last day alone
--   until       the last of them; today when left out
--   today       the day that is not over; the client's own when left out
create function public.client_figures(client_ids uuid[], days integer, until date default null, today date default null)
returns setof jsonb
language sql
stable
set search_path = ''
as $$
  -- Both materialized, so that the clock is read once a client and not once an entry.
  with here as materialized (
    select
      profile.id, profile.timezone,
      coalesce(client_figures.today, (private.clock() at time zone profile.timezone)::date) as today
    from public.profiles as profile
    where profile.id = any (client_ids) and (profile.role = 'client' or profile.id = (select auth.uid()))
  ),
  person as materialized (
    select
      here.id, here.timezone, span.until - (days - 1) as from_day, least(span.until, here.today) as to_day,
      least(span.until, here.today - 1) as last_over
    from here
    cross join lateral (select coalesce(client_figures.until, here.today) as until) as span
  ),
  -- Of all at once: a call for each client would have its policies worked out anew.
  step as materialized (select * from private.target_steps((select array_agg(person.id) from person))),
  first_entry as materialized (select * from private.first_entry_days((select array_agg(person.id) from person)))
  select to_jsonb(figures)
  from (
    select
      person.id as client_id,
      person.to_day as last_day,
      measured.entries + eaten.any_days + moved.any_days > 0 or exists (
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
      eaten.food_days,
      eaten.calories,
      eaten.judged_food_days,
      eaten.judged_calories,
      eaten.judged_calories_target,
      eaten.calories_today,
      rated.rate_days,
      moved.exercise_days,
      moved.exercise_minutes,
      moved.calories_burned,
      judged.judged_minutes_days,
      moved.judged_minutes,
      judged.judged_minutes_target,
      judged.judged_burned_days,
      moved.judged_burned,
      judged.judged_burned_target,
      moved.exercise_minutes_today,
      moved.calories_burned_today,
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
      select
        count(*)::integer as any_days,
        count(*) filter (where day.is_over)::integer as food_days,
        sum(day.calories) filter (where day.is_over) as calories,
        count(step.target_daily_calories) filter (where day.is_over)::integer as judged_food_days,
        sum(day.calories) filter (where day.is_over and step.target_daily_calories is not null) as judged_calories,
        sum(step.target_daily_calories) filter (where day.is_over) as judged_calories_target,
        sum(day.calories) filter (where not day.is_over) as calories_today
      from (
        select entry.date, entry.date <= person.last_over as is_over, sum(entry.calories) as calories
        from public.food_entries as entry
        where entry.user_id = person.id and entry.date between person.from_day and person.to_day
        group by entry.date
      ) as day
      left join step on step.client_id = person.id and day.date >= step.from_day and day.date < step.until_day
    ) as eaten
    cross join lateral (
      select
        count(*)::integer as any_days,
        count(*) filter (where day.is_over)::integer as exercise_days,
        sum(day.minutes) filter (where day.is_over)::integer as exercise_minutes,
        sum(day.calories) filter (where day.is_over) as calories_burned,
        sum(day.minutes) filter (where day.is_over and step.target_weekly_exercise_minutes is not null)::integer
          as judged_minutes,
        sum(day.calories) filter (where day.is_over and step.target_daily_calories_burned is not null) as judged_burned,
        sum(day.minutes) filter (where not day.is_over)::integer as exercise_minutes_today,
        sum(day.calories) filter (where not day.is_over) as calories_burned_today
      from (
        select
          entry.date, entry.date <= person.last_over as is_over, sum(entry.duration) as minutes,
          sum(entry.calories_burned) as calories
        from public.exercise_entries as entry
        where entry.user_id = person.id and entry.date between person.from_day and person.to_day
        group by entry.date
      ) as day
      left join step on step.client_id = person.id and day.date >= step.from_day and day.date < step.until_day
    ) as moved
    join first_entry on first_entry.client_id = person.id
    -- Nothing without a first entry: `greatest` alone would leave its null out.
    cross join lateral (
      select
        rate.from_day,
        case when first_entry.day is null then 0 else greatest(person.last_over - rate.from_day + 1, 0) end as rate_days
      from (select greatest(person.from_day, first_entry.day) as from_day) as rate
    ) as rated
    cross join lateral (
      select
        coalesce(sum(overlap.days) filter (where step.target_weekly_exercise_minutes is not null), 0)::integer
          as judged_minutes_days,
        sum(overlap.days * step.target_weekly_exercise_minutes) as judged_minutes_target,
        coalesce(sum(overlap.days) filter (where step.target_daily_calories_burned is not null), 0)::integer
          as judged_burned_days,
        sum(overlap.days * step.target_daily_calories_burned) as judged_burned_target
      from step
      cross join lateral (
        select least(step.until_day - 1, person.last_over) - greatest(step.from_day, rated.from_day) + 1 as days
      ) as overlap
      where step.client_id = person.id and rated.rate_days > 0 and overlap.days > 0
    ) as judged
  ) as figures
  order by figures.client_id
$$;

-- Everything that the caller's reports open with: each day of a range with an entry, the figures of the range with
-- the targets and how they changed, the day of the first entry, how many devices are connected, and the moods of the range.
--   to_day  the last day of the range, of the caller's calendar: it is not over
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
      from public.client_figures(array[(select auth.uid())], days, to_day, to_day) as figures
    ),
    'target_course', (select coalesce(jsonb_agg(step), '[]') from public.target_course((select auth.uid())) as step),
    'first_entry_day', (select first_entry.day from private.first_entry_days(array[(select auth.uid())]) as first_entry),
    'devices', (select count(*) from public.wearable_connections as device where device.user_id = (select auth.uid())),
    'moods', public.client_moods((select auth.uid()), to_day - (days - 1), to_day)
  )
$$;

-- What a client of the caller ate, did and measured on some days, for client detail and for analytics of one client.
-- Null for a client who is not the caller's.
--   days   how many, 1 for the last day alone
--   until  the last of them; the client's today when left out, or when it is yet to come
create function public.client_activity(client uuid, days integer, until date default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'today', span.today,
    'days', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(daily) - 'user_id') order by daily.date), '[]')
      from public.daily_totals(array[person.id], span.until - (client_activity.days - 1), span.until) as daily
    ),
    'figures', (
      select jsonb_strip_nulls(figures)
      from public.client_figures(array[person.id], client_activity.days, span.until, span.today) as figures
    ),
    'target_course', (select coalesce(jsonb_agg(step), '[]') from public.target_course(person.id) as step)
  )
  from public.client_nutritionist_relationships as relationship
  join public.profiles as person on person.id = relationship.client_id
  cross join lateral (select (private.clock() at time zone person.timezone)::date as today) as here
  cross join lateral (
    select here.today, least(coalesce(client_activity.until, here.today), here.today) as until
  ) as span
  where relationship.client_id = client and relationship.nutritionist_id = (select auth.uid())
$$;

-- One row a day over several clients, for the charts and the CSV of analytics. Each client's last days end with their own today.
--   Food and exercise are sums over the clients for whom the day is over; where it is over for none, it is `so_far`.
--   Weight and waist are drawn of the same people all along: of each client with two values or more in the range the last one
--   known, the first of the range before it. So the course ends as far from its start as the clients moved on average.
--   client_ids  whose; those who are not the caller's clients are left out by row level security
--   days        how many, 1 for today alone
create function public.daily_analytics(client_ids uuid[], days integer)
returns setof jsonb
language sql
stable
set search_path = ''
as $$
  -- Materialized, so that the clock is read once a client and not once an entry.
  with span as materialized (
    select person.id, here.today - (days - 1) as from_day, here.today
    from public.profiles as person
    cross join lateral (select (private.clock() at time zone person.timezone)::date as today) as here
    where person.id = any (client_ids) and person.role = 'client'
  ),
  -- Client by client: a plain join may have every client's rows searched once for each of them.
  eaten as (
    select
      daily.date, daily.is_over, count(*)::integer as food_clients, sum(daily.calories) as calories,
      sum(daily.protein_grams) as protein_grams, sum(daily.carbs_grams) as carbs_grams, sum(daily.fat_grams) as fat_grams
    from span
    cross join lateral (
      select
        entry.date, entry.date < span.today as is_over, sum(entry.calories) as calories,
        sum(entry.protein_grams) as protein_grams, sum(entry.carbs_grams) as carbs_grams, sum(entry.fat_grams) as fat_grams
      from public.food_entries as entry
      where entry.user_id = span.id and entry.date between span.from_day and span.today
      group by entry.date
    ) as daily
    group by daily.date, daily.is_over
  ),
  moved as (
    select
      daily.date, daily.is_over, count(*)::integer as exercise_clients, sum(daily.minutes)::integer as exercise_minutes,
      sum(daily.calories) as calories_burned
    from span
    cross join lateral (
      select
        entry.date, entry.date < span.today as is_over, sum(entry.duration) as minutes,
        sum(entry.calories_burned) as calories
      from public.exercise_entries as entry
      where entry.user_id = span.id and entry.date between span.from_day and span.today
      group by entry.date
    ) as daily
    group by daily.date, daily.is_over
  ),
  energy as (
    select distinct on (date)
      date, nullif(not is_over, false) as so_far, eaten.food_clients, eaten.calories, eaten.protein_grams, eaten.carbs_grams,
      eaten.fat_grams, moved.exercise_clients, moved.exercise_minutes, moved.calories_burned
    from eaten
    full join moved using (date, is_over)
    order by date, is_over desc
  ),
  measured as (
    select
      value.of, entry.date, value.figure,
      lag(value.figure) over in_order as figure_before,
      count(*) over (partition by value.of, span.id) as figures
    from span
    cross join lateral (
      select measurement.*
      from public.measurements as measurement
      where measurement.user_id = span.id and measurement.date between span.from_day and span.today
    ) as entry
    cross join lateral (values ('weight', entry.weight), ('waist', entry.waist)) as value (of, figure)
    where value.figure is not null
    window in_order as (partition by value.of, span.id order by entry.date, entry.created_at, entry.id)
  ),
  course as (
    select
      daily.of, daily.date,
      (
        sum(sum(daily.figure) filter (where daily.figure_before is null)) over (partition by daily.of)
        + coalesce(sum(sum(daily.figure - daily.figure_before)) over (partition by daily.of order by daily.date), 0)
      ) / sum(count(*) filter (where daily.figure_before is null)) over (partition by daily.of) as mean
    from measured as daily
    where daily.figures > 1
    group by daily.of, daily.date
  ),
  body as (
    select
      date,
      round(max(mean) filter (where of = 'weight'), 1) as mean_weight,
      round(max(mean) filter (where of = 'waist'), 1) as mean_waist
    from course
    group by date
  )
  select to_jsonb(day)
  from (
    select
      date, energy.so_far, energy.food_clients, energy.calories, energy.protein_grams, energy.carbs_grams, energy.fat_grams,
      energy.exercise_clients, energy.exercise_minutes, energy.calories_burned, body.mean_weight, body.mean_waist
    from energy
    full join body using (date)
  ) as day
  order by day.date
$$;

-- Everything that analytics opens with: the caller's clients by name, and the figures and days of all of them, or of one in the
-- form of client_activity.
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
  everybody as (select coalesce(array_agg(mine.id), '{}') as ids from mine)
  select jsonb_build_object(
    'clients', (
      select coalesce(jsonb_agg(jsonb_build_object('id', mine.id, 'name', mine.name) order by mine.name, mine.id), '[]')
      from mine
    ),
    'figures', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(figures)), '[]')
      from public.client_figures((select ids from everybody), days) as figures
      where client is null
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(daily)), '[]')
      from public.daily_analytics((select ids from everybody), days) as daily
      where client is null
    ),
    'of_client', public.client_activity(client, days)
  )
$$;
