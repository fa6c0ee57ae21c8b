import type { Person, TestDatabase } from '../harness/test-database.ts'

/** In Moscow it is 04:30 on the third of December, in New York still the second, in Auckland the third as well. */
export const now = '2026-12-03T01:30:00Z'
const zones = ['America/New_York', 'Europe/Moscow', 'Pacific/Auckland']

/** A nutritionist in Moscow with her clients all round the world; the first twelve log every day, the others now and then. */
export type Practice = { coach: Person; clients: readonly Person[] }

/**
 * Logged by everyone over a hundred days: several entries a day, with gaps, some made days later. The chance names day and
 * number as well, so that it is drawn for each entry and not once for each person.
 */
const everyDay = (perDay: number, share: number) => `
  from public.profiles as person
  cross join generate_series(0, 99) as day
  cross join generate_series(1, ${perDay}) as nth
  where person.role = 'client'
    and random() + 0 * (day + nth) < ${share} * case when person.name < 'Client 012' then 1.0 else 0.1 end`
const date = `(timestamptz '${now}' at time zone person.timezone)::date - day`
const createdAt = `date '2026-12-03' - day + make_interval(hours => nth + 5 + 100 * (random() < 0.1)::int, secs => random() * 3000)`
const tenths = (least: number, most: number) => `round((${least} + random() * ${most - least})::numeric, 1)`
const sometimes = (share: number, value: string) => `case when random() < ${share} then ${value} end`
const someMood = `(array['terrible', 'bad', 'neutral', 'good', 'great', null])[1 + floor(random() * 6)::int]`
const someMeal = `(array['breakfast', 'lunch', 'dinner', 'snack'])[1 + floor(random() * 4)::int]`

const logs = [
  `insert into public.food_entries
     (user_id, date, meal_type, title, calories, protein_grams, carbs_grams, fat_grams, mood_before_eating,
      mood_after_eating, created_at)
   select person.id, ${date}, ${someMeal}, 'Meal', ${tenths(0, 900)}, ${tenths(0, 60)}, ${tenths(0, 90)},
     ${tenths(0, 40)}, ${someMood}, ${someMood}, ${createdAt} ${everyDay(3, 0.7)}`,
  `insert into public.exercise_entries (user_id, date, type, duration, calories_burned, created_at)
   select person.id, ${date}, 'Walk', floor(random() * 60)::int, ${tenths(0, 400)}, ${createdAt} ${everyDay(2, 0.3)}`,
  `insert into public.measurements (user_id, date, weight, waist, created_at)
   select person.id, ${date}, case when nth = 1 or random() < 0.3 then ${tenths(64, 76)} end,
     case when nth = 2 or random() < 0.5 then ${tenths(80, 90)} end, ${createdAt} ${everyDay(2, 0.2)}`,
  `insert into public.mood_entries (user_id, date, mood, created_at)
   select person.id, ${date}, 1 + floor(random() * 5)::int, ${createdAt} ${everyDay(1, 0.2)}`,
  `insert into public.sleep_entries (user_id, date, hours, created_at)
   select person.id, ${date}, floor(random() * 20) / 2, ${createdAt} ${everyDay(1, 0.6)}`,
  `insert into public.client_targets
     (client_id, nutritionist_id, target_weight, target_waist, target_weekly_exercise_minutes, target_daily_calories,
      target_daily_calories_burned)
   select pair.client_id, pair.nutritionist_id, ${sometimes(0.7, tenths(64, 76))}, ${sometimes(0.5, tenths(80, 90))},
     ${sometimes(0.6, 'floor(random() * 300)::int')}, ${sometimes(0.8, '800 + floor(random() * 900)::int')},
     ${sometimes(0.6, 'floor(random() * 300)::int')}
   from public.client_nutritionist_relationships as pair where random() < 0.8`,
  // What the targets were before: up to three times in the last hundred days, in the middle of a day.
  `insert into public.client_target_history
     (target_id, client_id, nutritionist_id, target_weight, target_waist, target_weekly_exercise_minutes,
      target_daily_calories, target_daily_calories_burned, changed_at)
   select target.id, target.client_id, target.nutritionist_id, target.target_weight, target.target_waist,
     ${sometimes(0.7, 'floor(random() * 300)::int')}, ${sometimes(0.8, '800 + floor(random() * 900)::int')},
     ${sometimes(0.7, 'floor(random() * 300)::int')}, timestamptz '${now}' - make_interval(hours => floor(random() * 2400)::int)
   from public.client_targets as target cross join generate_series(1, 3) as nth where random() + 0 * nth < 0.7`,
]
const logTables = ['food_entries', 'exercise_entries', 'measurements', 'mood_entries', 'sleep_entries']

/** Connects all at once, as many approvals would, over the last eighty days. */
const connectAll = `insert into public.client_nutritionist_relationships (client_id, nutritionist_id, created_at)
  select id, $1, timestamptz '${now}' - make_interval(hours => floor(random() * 1920)::int)
  from public.profiles where role = 'client' and name like 'Client %'`

/**
 * Fills a database: 200 clients, the same each time, and somebody else's client beside them.
 * @param seed of the figures, -1 to 1
 */
export async function fillPractice(database: TestDatabase, seed: number): Promise<Practice> {
  await database.sql('select setseed($1)', [seed])
  await database.setClock(now)
  const coach = await database.signUp('nutritionist', 'Elena', { timezone: 'Europe/Moscow' })
  const clients: Person[] = []
  for (let index = 0; index < 200; index += 1) {
    const name = `Client ${String(index).padStart(3, '0')}`
    clients.push(await database.signUp('client', name, { timezone: zones[index % zones.length] }))
  }
  await database.signUp('client', 'Another', { timezone: 'Europe/Moscow' })
  await database.sql(connectAll, [coach.id])
  for (const table of logTables) await database.sql(`alter table public.${table} disable trigger user`)
  for (const log of logs) await database.sql(log)
  await database.sql('analyze')
  return { coach, clients }
}
