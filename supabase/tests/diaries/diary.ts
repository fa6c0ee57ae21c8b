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

/** Puts a diary in place of what a client has logged and what was aimed at; the clock stands. */
export async function keepDiary(
  database: TestDatabase,
  { client, coach, today, zone }: { client: Person; coach: Person; today: string; zone: string },
  entries: readonly Entry[],
  targets: readonly TargetChange[],
): Promise<void> {
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
  for (const [kind, table] of Object.entries(tables) as [Entry['kind'], string][]) {
    await database.sql(`delete from public.${table} where user_id = $1`, [client.id])
    const rows = entries.flatMap((entry, index) =>
      entry.kind === kind ? [{ date: dayAt(today, entry.day), made: index, ...columns[kind](entry) }] : [],
    )
    if (rows.length === 0) continue
    const names = Object.keys(rows[0]!).filter((name) => name !== 'made')
    await database.sql(
      `insert into public.${table} (user_id, created_at, ${names.join(', ')})
       select $1, timestamptz '2026-12-02Z' + (made || ' seconds')::interval, ${names.map((name) => `entry.${name}`).join(', ')}
       from jsonb_to_recordset($2) as made (made integer, entry jsonb)
       cross join lateral jsonb_populate_record(null::public.${table}, entry) as entry`,
      [client.id, JSON.stringify(rows.map(({ made, ...entry }) => ({ made, entry })))],
    )
  }
  await keepTargets(database, { client, coach, today, zone }, targets)
}

async function keepTargets(
  database: TestDatabase,
  { client, coach, today, zone }: { client: Person; coach: Person; today: string; zone: string },
  targets: readonly TargetChange[],
): Promise<void> {
  await database.sql('delete from public.client_targets where client_id = $1', [client.id])
  const latest = targets.at(-1)
  if (!latest) return
  const values = ({ eaten, minutes, burned }: TargetChange) => [eaten, minutes, burned]
  const [row] = await database.sql<{ id: string }>(
    `insert into public.client_targets (client_id, nutritionist_id, target_daily_calories,
       target_weekly_exercise_minutes, target_daily_calories_burned) values ($1, $2, $3, $4, $5) returning id`,
    [client.id, coach.id, ...values(latest)],
  )
  await database.sql('delete from public.client_target_history where target_id = $1', [row!.id])
  for (const change of targets)
    await database.sql(
      `insert into public.client_target_history (target_id, client_id, nutritionist_id, target_daily_calories,
         target_weekly_exercise_minutes, target_daily_calories_burned, changed_at)
       values ($1, $2, $3, $4, $5, $6, ($7 || ' ' || $8)::timestamp at time zone $9)`,
      [row!.id, client.id, coach.id, ...values(change), dayAt(today, change.day), change.time, zone],
    )
}

/** @returns the day so many days after another */
export const dayAt = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
