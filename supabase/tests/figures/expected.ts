import type { TestDatabase } from '../harness/test-database.ts'

/**
 * The figures another way: all entries of everybody in one long table, and each figure one
 * aggregate over it. Shares nothing with the product's functions, which look up client by client and table by table.
 */
const longTable = `
  create schema expected;
  create table expected.person as
    select
      person.id as user_id, person.name,
      (private.clock() at time zone person.timezone)::date as today,
      (pair.created_at at time zone person.timezone)::date as since,
      target.target_weight, target.target_waist, target.target_weekly_exercise_minutes, target.target_daily_calories,
      target.target_daily_calories_burned
    from public.profiles as person
    join public.client_nutritionist_relationships as pair on pair.client_id = person.id
    left join public.client_targets as target on target.client_id = person.id;
  create table expected.entry as
  with score (mood, points) as (
    values ('terrible', 1), ('bad', 2), ('neutral', 3), ('good', 4), ('great', 5)
  ),
  logged as (
    select
      'meal' as kind, user_id, date, created_at, calories as kcal, protein_grams as protein, carbs_grams as carbs,
      fat_grams as fat, null::integer as minutes, null::numeric as weight, null::numeric as waist,
      null::numeric as hours, null::integer as mood, meal_type, before.points as before, after.points as after
    from public.food_entries
    left join score as before on before.mood = mood_before_eating
    left join score as after on after.mood = mood_after_eating
    union all
    select 'exercise', user_id, date, created_at, calories_burned, null, null, null, duration, null, null, null, null,
      null, null, null from public.exercise_entries
    union all
    select 'body', user_id, date, created_at, null, null, null, null, null, weight, waist, null, null, null, null, null
    from public.measurements
    union all
    select 'sleep', user_id, date, created_at, null, null, null, null, null, null, null, hours, null, null, null, null
    from public.sleep_entries
    union all
    select 'mood', user_id, date, created_at, null, null, null, null, null, null, null, null, mood, null, null, null
    from public.mood_entries
  )
  select logged.*, person.today, person.since from logged join expected.person as person using (user_id);
  create index on expected.entry (user_id, date);
  create table expected.value as
    select user_id, date, created_at, today, 'weight' as of, weight as figure from expected.entry where weight is not null
    union all
    select user_id, date, created_at, today, 'waist', waist from expected.entry where waist is not null;
  create index on expected.value (user_id, of, date);
  -- One row for each client and day of the last hundred: what was eaten and done, and which targets stood at its end.
  create table expected.day as
  select
    person.user_id, person.today, day::date as date, day::date < person.today as is_over,
    min(entry.first) over (partition by person.user_id) as first_entry,
    entry.eaten, entry.protein, entry.burned, entry.minutes, entry.meals, entry.exercises,
    aim.target_daily_calories as aim_eaten, aim.target_daily_calories_burned as aim_burned,
    aim.target_weekly_exercise_minutes as aim_minutes
  from expected.person as person
  join public.profiles as profile on profile.id = person.user_id
  cross join generate_series(person.today - 109, person.today, interval '1 day') as day
  left join lateral (
    select
      min(date) filter (where kind <> 'sleep') as first,
      sum(kcal) filter (where kind = 'meal') as eaten, sum(protein) as protein,
      sum(kcal) filter (where kind = 'exercise') as burned, sum(minutes) as minutes,
      count(*) filter (where kind = 'meal') as meals, count(*) filter (where kind = 'exercise') as exercises
    from expected.entry where user_id = person.user_id and date = day::date
  ) as entry on true
  left join lateral (
    select history.* from public.client_target_history as history
    where history.client_id = person.user_id
      and history.changed_at < ((day::date + 1)::timestamp at time zone profile.timezone)
    order by history.changed_at desc limit 1
  ) as aim on true`

/** Takes the entries down as they are now. */
export const takeDown = (database: TestDatabase) => database.pglite.exec(longTable)

/** How a target is met: reached, at least a tenth nearer over the range, or neither; null before any measurement. */
const bodyStatus = (of: 'weight' | 'waist') => `
  case
    when target_${of} is null or latest_${of} is null then null
    when coalesce(start_${of}, first_${of}, latest_${of}) = target_${of} and latest_${of} = target_${of} then 'achieved'
    when sign(coalesce(start_${of}, first_${of}, latest_${of}) - target_${of}) * (latest_${of} - target_${of}) <= 0
      and coalesce(start_${of}, first_${of}, latest_${of}) <> target_${of} then 'achieved'
    when abs(first_${of} - target_${of}) - abs(last_${of} - target_${of}) >= 0.1 then 'onTrack'
    else 'attention'
  end`
/** How what is to be reached was reached over the days that had a target: at least seven, else nothing is said. */
const amountStatus = (target: string, reached: string, aimed: string, days: string) => `
  case
    when ${target} is null or ${reached} is null or coalesce(${days}, 0) < 7 then null
    when ${reached} >= ${aimed} then 'achieved'
    when ${reached} >= ${aimed} * 0.8 then 'onTrack'
    else 'attention'
  end`
const edge = (of: 'weight' | 'waist', order: 'asc' | 'desc', when: string) => `
  (array_agg(${of} order by date ${order}, created_at ${order}) filter (where ${of} is not null and ${when}))[1]`

/**
 * One row a client: what the last $1 days come to, each up to the client's own today, and how each target is met. $2 names
 * the clients, all where it is null.
 */
export const clientFigures = `
  with sums as (
    select
      person.user_id,
      count(weight) filter (where inside)::int as weights,
      ${edge('weight', 'asc', 'inside')} as first_weight,
      ${edge('weight', 'desc', 'inside')} as last_weight,
      ${edge('weight', 'asc', 'date >= mine.since and date <= mine.today')} as start_weight,
      ${edge('weight', 'desc', 'date <= mine.today')} as latest_weight,
      count(waist) filter (where inside)::int as waists,
      ${edge('waist', 'asc', 'inside')} as first_waist,
      ${edge('waist', 'desc', 'inside')} as last_waist,
      ${edge('waist', 'asc', 'date >= mine.since and date <= mine.today')} as start_waist,
      ${edge('waist', 'desc', 'date <= mine.today')} as latest_waist,
      count(*) filter (where inside and kind <> 'sleep') > 0 as active
    from expected.person as person
    left join lateral (
      select entry.*, date > today - $1::int and date <= today as inside
      from expected.entry as entry where entry.user_id = person.user_id
    ) as mine on true
    where $2::uuid[] is null or person.user_id = any ($2)
    group by person.user_id
  ),
  days as (
    select
      user_id,
      count(*) filter (where meals > 0)::int as food_days,
      avg(eaten) filter (where meals > 0) as mean_eaten,
      count(*) filter (where date >= first_entry)::int as rate_days,
      sum(minutes) as minutes, sum(burned) as burned,
      count(aim_eaten) filter (where meals > 0) as aimed_eaten_days,
      sum(eaten) filter (where aim_eaten is not null) as judged_eaten,
      sum(aim_eaten) filter (where meals > 0) as aimed_eaten,
      count(aim_minutes) filter (where date >= first_entry) as aimed_minutes_days,
      coalesce(sum(minutes) filter (where aim_minutes is not null), 0) * 7 as judged_minutes,
      sum(aim_minutes) filter (where date >= first_entry) as aimed_minutes,
      count(aim_burned) filter (where date >= first_entry) as aimed_burned_days,
      coalesce(sum(burned) filter (where aim_burned is not null), 0) as judged_burned,
      sum(aim_burned) filter (where date >= first_entry) as aimed_burned
    from expected.day
    where is_over and date > today - $1::int
    group by user_id
  ),
  todays as (select user_id, eaten as eaten_today, burned as burned_today, minutes as minutes_today from expected.day where not is_over)
  select
    person.user_id, name, sums.*, last_weight - first_weight as weight_change, last_waist - first_waist as waist_change,
    ${bodyStatus('weight')} as weight_status,
    ${bodyStatus('waist')} as waist_status,
    coalesce(food_days, 0) as food_days,
    case when food_days > 0 then mean_eaten else eaten_today end as mean_calories,
    case when burned is null then burned_today when rate_days >= 7 then burned / rate_days else burned end as mean_burned,
    case when minutes is null then minutes_today when rate_days >= 7 then minutes * 7.0 / rate_days else minutes end
      as weekly_minutes,
    case when minutes is not null and rate_days < 7 then rate_days end as sum_of_days,
    ${amountStatus('target_weekly_exercise_minutes', 'case when minutes is not null then judged_minutes end', 'aimed_minutes', 'aimed_minutes_days')}
      as minutes_status,
    ${amountStatus('target_daily_calories_burned', 'case when burned is not null then judged_burned end', 'aimed_burned', 'aimed_burned_days')}
      as burned_status,
    case
      when target_daily_calories is null or coalesce(aimed_eaten_days, 0) = 0 then null
      when judged_eaten between aimed_eaten * 0.98 and aimed_eaten * 1.02 then 'achieved'
      when judged_eaten between aimed_eaten * 0.9 and aimed_eaten * 1.1 then 'onTrack'
      else 'attention'
    end as calories_status
  from expected.person as person
  join sums on sums.user_id = person.user_id
  left join days on days.user_id = person.user_id
  left join todays on todays.user_id = person.user_id
  order by person.user_id`

/** A cell as a spreadsheet in English shows it. */
const cell = (figure: string, name: string) => `coalesce(trim_scale(${figure})::text, '') as ${name}`
const eaten = (column: string) => `sum(${column}) filter (where kind = 'meal')`
const burned = `sum(kcal) filter (where kind = 'exercise')`
const net = `case when count(*) filter (where kind in ('meal', 'exercise')) > 0
  then coalesce(${eaten('kcal')}, 0) - coalesce(${burned}, 0) end`

/** The lines of a client's file: client $1, days $2 to $3. */
export const reportCells = `
  select
    to_char(day, 'YYYY-MM-DD') as day, ${cell('round(avg(weight), 1)', 'weight')},
    ${cell('round(avg(waist), 1)', 'waist')}, ${cell(eaten('kcal'), 'eaten')}, ${cell(burned, 'burned')},
    ${cell(net, 'net')}, ${cell('sum(hours)', 'sleep')}, ${cell(eaten('protein'), 'protein')},
    ${cell(eaten('carbs'), 'carbs')}, ${cell(eaten('fat'), 'fat')}
  from generate_series($2::date, $3::date, interval '1 day') as day
  left join expected.entry as entry on entry.user_id = $1 and entry.date = day::date
  group by day order by day`

/**
 * The lines of a nutritionist's file of all clients: the last $1 days. A day that is over for some is theirs alone. Bodies are the
 * mean over the clients with two values or more in the range, of each the last known, before the first the first.
 */
export const analyticsCells = `
  with inside as (
    select * from expected.entry where date > today - $1::int and date <= today
  ),
  mine as (
    select * from inside
    where date < today or not exists (
      select from inside as other
      where other.date = inside.date and other.date < other.today and other.kind in ('meal', 'exercise')
    )
  ),
  span as (select min(today) - ($1::int - 1) as first, max(today) as last from expected.person),
  value as (select * from expected.value where date > today - $1::int),
  twice as (select user_id, of from value group by user_id, of having count(*) > 1),
  course as (
    select
      twice.of, day::date as date,
      avg(coalesce(
        (select figure from expected.value
          where value.user_id = twice.user_id and value.of = twice.of and date > today - $1::int and date <= day::date
          order by date desc, created_at desc limit 1),
        (select figure from expected.value
          where value.user_id = twice.user_id and value.of = twice.of and date > today - $1::int order by date, created_at limit 1)
      )) as mean
    from twice cross join span cross join generate_series(first, last, interval '1 day') as day
    group by twice.of, day
  ),
  bodies as (
    select
      date, round(max(mean) filter (where of = 'weight'), 1) as weight, round(max(mean) filter (where of = 'waist'), 1) as waist
    from course group by date
  ),
  measured as (select distinct date, of from value join twice using (user_id, of))
  select
    to_char(day, 'YYYY-MM-DD') as day,
    ${cell(`max(bodies.weight) filter (where exists (select from measured where date = day::date and of = 'weight'))`, 'weight')},
    ${cell(`max(bodies.waist) filter (where exists (select from measured where date = day::date and of = 'waist'))`, 'waist')},
    ${cell(eaten('kcal'), 'eaten')}, ${cell(burned, 'burned')}, ${cell(net, 'net')},
    ${cell(eaten('protein'), 'protein')}, ${cell(eaten('carbs'), 'carbs')}, ${cell(eaten('fat'), 'fat')}
  from span
  cross join generate_series(first, last, interval '1 day') as day
  left join mine on mine.date = day::date
  left join bodies on bodies.date = day::date
  group by day order by day`

/** What client $1 ate and did on the days $2 to $3 that are over. */
export const activity = `
  select
    count(*) filter (where meals > 0)::int as food_days,
    avg(eaten)::float as mean_calories,
    avg(protein) filter (where meals > 0)::float as mean_protein,
    coalesce(sum(exercises), 0)::int as exercises,
    sum(minutes)::int as minutes,
    sum(eaten - coalesce(burned, 0)) filter (where meals > 0)::float as net,
    avg(eaten - coalesce(burned, 0)) filter (where meals > 0)::float as mean_net
  from expected.day
  where user_id = $1 and date between $2 and $3 and is_over`

/** The moods of client $1 on the days $2 to $3; of the meals of kind $4 alone, of everything where it is null. */
const moodsOf = `
  with mine as (
    select * from expected.entry
    where user_id = $1 and date between $2 and $3
      and (kind = 'meal' and (before is not null or after is not null) and meal_type = coalesce($4, meal_type)
        or kind = 'mood' and $4::text is null)
  )`
export const moodSums = `${moodsOf}
  select
    count(*)::int as entries, count(after - before)::int as both, avg(before)::float as before,
    avg(after)::float as after, avg(after - before)::float as change,
    count(*) filter (where after > before)::int as better, count(*) filter (where after < before)::int as worse,
    case when count(*) filter (where after > before) > 3 and count(*) filter (where after < before) > 3 then
      array_remove(array[
        case when avg(protein) filter (where after > before) >= 1.2 * avg(protein) filter (where after < before)
          then 'protein' end,
        case when avg(carbs) filter (where after > before) <= 0.8 * avg(carbs) filter (where after < before)
          then 'carbs' end,
        case when avg(fat) filter (where after > before) <= 0.8 * avg(fat) filter (where after < before) then 'fat' end
      ], null)
    else '{}' end as advice
  from mine`
export const moodInsights = `${moodsOf}
  select meal_type as meal, case when avg(after - before) > 0 then 'improves' else 'worsens' end as kind,
    count(*)::int as meals
  from mine where before is not null and after is not null
  group by meal_type having count(*) >= 3 and abs(avg(after - before)) > 0.5
  order by array_position(array['breakfast', 'lunch', 'dinner', 'snack'], meal_type)`
export const moodDays = `${moodsOf}
  select to_char(date, 'YYYY-MM-DD') as date, avg(before)::float as before, avg(after)::float as after,
    avg(after - before)::float as change, avg(mood)::float as mood, count(before)::int as before_count,
    count(after)::int as after_count, count(after - before)::int as change_count, count(mood)::int as mood_count
  from mine group by date order by date`
export const moodSpread = `${moodsOf}
  select points as mood, count(*) filter (where before = points)::int as before,
    count(*) filter (where after = points)::int as after, count(*) filter (where mine.mood = points)::int as days
  from generate_series(1, 5) as points left join mine on true group by points order by points`

/** A nutritionist's overview: all her clients in six figures. The month is that of Moscow. */
export const practiceFigures = `
  with mine as (
    select entry.*, date > today - 30 and date <= today as inside from expected.entry as entry
  ),
  own as (
    select
      person.user_id, person.since, target_weight,
      ${edge('weight', 'asc', 'date between person.since and person.today')} as first_weight,
      ${edge('weight', 'desc', 'date <= person.today')} as latest_weight,
      count(weight) filter (where inside) as weights,
      ${edge('weight', 'asc', 'inside')} - ${edge('weight', 'desc', 'inside')} as loss
    from expected.person as person left join mine using (user_id)
    group by person.user_id, person.since, target_weight
  )
  select
    (select count(*)::int from own) as clients,
    (select count(*)::int from public.client_nutritionist_relationships as pair
      where pair.created_at at time zone 'Europe/Moscow' >= date '2026-12-01') as new_this_month,
    (select count(*)::int from own where target_weight is not null and latest_weight is not null) as aiming,
    (select count(*)::int from own
      where latest_weight = target_weight
        or first_weight > target_weight and latest_weight < target_weight
        or first_weight < target_weight and latest_weight > target_weight) as reached,
    (select avg(loss)::float from own where weights >= 2) as average_loss,
    (select count(*)::int from mine where inside and kind = 'meal') as food_logs,
    (select count(*)::int from mine where inside and kind = 'exercise') as exercise_logs`

/** Progress in percent, and the reasons that the logs of each client give, in their order. */
export const attention = `
  with own as (
    select
      person.user_id, person.since, person.today, target_weight,
      ${edge('weight', 'asc', 'date between person.since and person.today')} as first_weight,
      ${edge('weight', 'desc', 'date <= person.today')} as latest_weight,
      ${edge('weight', 'asc', 'date between person.today - 13 and person.today')} as before_weight,
      max(date) filter (where kind <> 'sleep' and date <= person.today) as last_day,
      count(after - before) filter (where date between person.today - 6 and person.today) as meals,
      avg(after - before) filter (where date between person.today - 6 and person.today) as change
    from expected.person as person left join expected.entry as entry using (user_id)
    group by person.user_id, person.since, person.today, target_weight
  )
  select
    user_id,
    case
      when first_weight is null or target_weight is null then null
      when first_weight = target_weight then case when latest_weight = target_weight then 100 else 0 end
      else round(100 * least(1, greatest(0, (first_weight - latest_weight) / (first_weight - target_weight))))::int
    end as progress,
    array_remove(array[
      case when today - coalesce(last_day, since) > 3 then 'silent' end,
      case when meals >= 3 and change <= -0.5 then 'mood' end,
      case
        when latest_weight = target_weight
          or first_weight > target_weight and latest_weight < target_weight
          or first_weight < target_weight and latest_weight > target_weight then null
        when abs(latest_weight - target_weight) - abs(before_weight - target_weight) >= 0.5 then 'weight'
      end
    ], null) as reasons
  from own order by user_id`
