import type { Answer } from '../backend.ts'
import type { Database, Query } from '../database.ts'
import { createAccounts } from './accounts.ts'
import { fillCalendar } from './calendar.ts'
import { idOf } from './chance.ts'
import { clients } from './clients.ts'
import { addDays, type Day, listDays, today } from './days.ts'
import { entriesOf, type Period } from './entries.ts'
import { insertMissing } from './insert.ts'
import { storeFiles } from './files.ts'
import { nutritionists } from './nutritionists.ts'
import { people } from './people.ts'
import type { DemoClient } from './person.ts'
import { messagesOf, newsOf } from './messages.ts'
import { connect, findPairs, part } from './practice.ts'
import { writeReviews } from './reviews.ts'
import { setTargets } from './targets.ts'

const daysOfHistory = 120
const daysOfOpenCalendar = 13

/**
 * Fills a demo up to today: everything at the first start, later the days that have passed since. What people changed or
 * removed in the meantime stays as they left it.
 *
 * @param database the migrated database
 * @param fetch answers requests to the backend, for the files
 * @param secretKey stands above row level security
 */
export async function fillDemo(database: Database, fetch: Answer, secretKey: string): Promise<void> {
  await database.transaction(fillRows)
  await storeFiles(database.query, fetch, secretKey)
}

async function fillRows(query: Query): Promise<void> {
  const day = today()
  const progress = await readProgress(query)
  const period: Period = { began: progress?.began ?? addDays(day, -daysOfHistory), now: new Date() }
  if (!progress) {
    const began = `${period.began}T08:00:00Z`
    await createAccounts(query, people, began)
    await connect(query, period.began)
    await writeReviews(query, period.now)
    await insertMissing(query, 'public.wearable_connections', [
      { id: idOf('wearable anna'), user_id: idOf('anna@example.com'), provider: 'Fitbit', created_at: began },
    ])
  }
  const days = listDays(progress ? addDays(progress.filled_until, 1) : period.began, day)
  for (const client of await stillThere(query)) await fillEntries(query, client, days, period)
  await fillPractice(query, days, progress === undefined, period.now)
  if (!progress) await part(query)
  await query(
    `insert into local_demo.progress (began, filled_until) values ($1, $2)
     on conflict (only_row) do update set filled_until = excluded.filled_until`,
    [period.began, addDays(day, -1)],
  )
}

async function fillEntries(query: Query, client: DemoClient, days: Day[], period: Period): Promise<void> {
  const firstDay = addDays(period.began, client.habits?.startsAfter ?? 0)
  const lastDay = addDays(today(), -(client.habits?.silentDays ?? 0))
  const entries = entriesOf(
    client,
    days.filter((day) => day >= firstDay && day <= lastDay),
    period,
  )
  await insertMissing(query, 'public.food_entries', entries.meals)
  await insertMissing(query, 'public.ingredients', entries.ingredients)
  await insertMissing(query, 'public.exercise_entries', entries.exercise)
  await insertMissing(query, 'public.sleep_entries', entries.sleep)
  await insertMissing(query, 'public.mood_entries', entries.moods)
  await insertMissing(query, 'public.measurements', entries.measurements)
}

async function fillPractice(query: Query, days: Day[], isFirst: boolean, now: Date): Promise<void> {
  const pairs = await findPairs(query)
  await insertMissing(
    query,
    'public.feedback',
    pairs.flatMap((pair) => [...messagesOf(pair, days, now), ...(isFirst ? newsOf(pair, now) : [])]),
  )
  if (isFirst) await setTargets(query, pairs, now)
  const lastDay = addDays(today(), daysOfOpenCalendar)
  const firstDay = isFirst ? addDays(today(), -28) : addDays(days[0] ?? today(), daysOfOpenCalendar)
  const coaches = await Promise.all(
    nutritionists.map(async (coach) => ((await isThere(query, coach.id)) ? [coach] : [])),
  )
  await fillCalendar(query, coaches.flat(), pairs, listDays(firstDay, lastDay), now)
  await tellInTime(query)
}

/** Dates what the bell tells of messages back to the messages, and counts it as read together with them. */
async function tellInTime(query: Query): Promise<void> {
  await query(
    `update public.notifications as told
     set created_at = message.created_at, read_at = message.read_at
     from public.feedback as message
     where told.kind = 'message' and told.subject_id = message.id and message.client_id = any ($1)
       and told.created_at <> message.created_at`,
    [clients.map(({ id }) => id)],
  )
}

async function stillThere(query: Query): Promise<DemoClient[]> {
  const rows = await query<{ id: string }>('select id from public.profiles where id = any ($1)', [
    clients.map(({ id }) => id),
  ])
  return clients.filter(({ id }) => rows.some((row) => row.id === id))
}

async function isThere(query: Query, id: string): Promise<boolean> {
  return (await query('select from public.profiles where id = $1', [id])).length > 0
}

interface Progress {
  began: Day
  filled_until: Day
}

async function readProgress(query: Query): Promise<Progress | undefined> {
  await query('create schema if not exists local_demo')
  await query(
    `create table if not exists local_demo.progress (
       only_row boolean primary key default true check (only_row),
       began date not null,
       filled_until date not null
     )`,
  )
  const [progress] = await query<Progress>('select began, filled_until from local_demo.progress')
  return progress
}
