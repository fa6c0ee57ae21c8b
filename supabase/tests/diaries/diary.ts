import { instantAt } from '@/shared/lib/zoned-time'
import type { Person, TestDatabase } from '../harness/test-database.ts'

/**
 * A diary in a line. Days are counted from the client's today: `-13..-1:k2000 0:k300` has 2,000 kcal on each of the thirteen days
 * before today, and 300 today. What is logged: `k2000` a meal, kcal; `x60/200` exercise, minutes and kcal burned; `w70.5` a weight,
 * kg; `m` a mood; `s8` sleep, hours. Of one day the later in the line was made later.
 */
export type Entry = { day: number; kind: 'k' | 'x' | 'w' | 'm' | 's'; amount: number; burned: number }

/** `-9:k2000,x180 -1@23:30:k1500`: the targets from a day on, changed at noon unless a time is said; what is left out is not set. */
export type TargetChange = {
  day: number
  time: string
  eaten: number | null
  minutes: number | null
  burned: number | null
}

export function readDiary(text: string): Entry[] {
  return words(text).flatMap((word) => {
    const [, days = '', logged = ''] = /^([-\d.]+):(.+)$/.exec(word) ?? fail(word)
    const [first = 0, last = first] = days.split('..').map(Number)
    const entry = readEntry(logged)
    return Array.from({ length: last - first + 1 }, (_, index) => ({ ...entry, day: first + index }))
  })
}

function readEntry(text: string): Omit<Entry, 'day'> {
  const [, kind = '', amount = '', burned = ''] =
    /^([kxwms])([\d.]*)(?:\/([\d.]+))?$/.exec(text) ?? fail(text)
  return { kind: kind as Entry['kind'], amount: Number(amount), burned: Number(burned) }
}

export function readTargets(text: string): TargetChange[] {
  return words(text).map((word) => {
    const [, day = '', time = '12:00', set = ''] = /^(-?\d+)(?:@(\d\d:\d\d))?:(.*)$/.exec(word) ?? fail(word)
    const of = (kind: string) => {
      const found = set.split(',').find((one) => one.startsWith(kind))
      return found === undefined ? null : Number(found.slice(1))
    }
    return { day: Number(day), time, eaten: of('k'), minutes: of('x'), burned: of('b') }
  })
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '' && word !== '–')

function fail(text: string): never {
  throw new Error(`No diary: ${text}`)
}

/** What a client has logged, and what the coach has aimed at. */
export type Diary = {
  client: Person
  /** Of the client, whose zone it is. */
  today: string
  zone: string
  entries: readonly Entry[]
  targets: readonly TargetChange[]
}

const tables = {
  k: 'food_entries',
  x: 'exercise_entries',
  w: 'measurements',
  m: 'mood_entries',
  s: 'sleep_entries',
}
const columns = {
  k: ({ amount }: Entry) => ({
    meal_type: 'lunch',
    title: 'Meal',
    calories: amount,
    protein_grams: amount / 20,
  }),
  x: ({ amount, burned }: Entry) => ({ type: 'Walk', duration: amount, calories_burned: burned }),
  w: ({ amount }: Entry) => ({ weight: amount }),
  m: () => ({ mood: 3 }),
  s: ({ amount }: Entry) => ({ hours: amount }),
}

/** Puts diaries in place of what these clients have logged and what was aimed at. */
export async function keepDiaries(
  database: TestDatabase,
  coach: Person,
  diaries: readonly Diary[],
): Promise<void> {
  const ids = diaries.map(({ client }) => client.id)
  for (const [kind, table] of Object.entries(tables) as [Entry['kind'], string][]) {
    await database.sql(`delete from public.${table} where user_id = any ($1)`, [ids])
    const rows = diaries.flatMap(({ client, today, entries }) =>
      entries.flatMap((entry, index) =>
        entry.kind === kind
          ? [
              {
                user_id: client.id,
                date: dayAt(today, entry.day),
                created_at: madeAt(index),
                ...columns[kind](entry),
              },
            ]
          : [],
      ),
    )
    await insert(database, table, rows)
  }
  await database.sql('delete from public.client_targets where client_id = any ($1)', [ids])
  const aimed = diaries.flatMap(({ client, targets }) => {
    const latest = targets.at(-1)
    return latest
      ? [{ id: crypto.randomUUID(), client_id: client.id, nutritionist_id: coach.id, ...aims(latest) }]
      : []
  })
  await insert(database, 'client_targets', aimed)
  await database.sql('delete from public.client_target_history where client_id = any ($1)', [ids])
  await insert(
    database,
    'client_target_history',
    diaries.flatMap(({ client, today, zone, targets }) =>
      targets.map((change) => ({
        target_id: aimed.find(({ client_id }) => client_id === client.id)!.id,
        client_id: client.id,
        nutritionist_id: coach.id,
        ...aims(change),
        changed_at: instantAt(dayAt(today, change.day), change.time, zone),
      })),
    ),
  )
}

const madeAt = (index: number) => new Date(Date.UTC(2026, 11, 2, 0, 0, index)).toISOString()
const aims = ({ eaten, minutes, burned }: TargetChange) => ({
  target_daily_calories: eaten,
  target_weekly_exercise_minutes: minutes,
  target_daily_calories_burned: burned,
})

async function insert(database: TestDatabase, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const names = Object.keys(rows[0]!).join(', ')
  await database.sql(
    `insert into public.${table} (${names})
     select ${names} from jsonb_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  )
}

/** @returns the day so many days after another */
export const dayAt = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
