import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
// In Tokyo it is the third of December, in New York still the second.
await database.setClock('2026-12-02T20:30:00Z')

const tokyo = await database.signUp('client', 'Aoi', { timezone: 'Asia/Tokyo' })
const newYork = await database.signUp('client', 'Bob', { timezone: 'America/New_York' })
const stranger = await database.signUp('client', 'Mallory', { timezone: 'Asia/Tokyo' })
const coach = await database.signUp('nutritionist', 'Elena', { timezone: 'Europe/Moscow' })
const other = await database.signUp('nutritionist', 'Uwe')
await database.connect(tokyo, coach)
await database.connect(newYork, coach)
await database.connect(stranger, other)

const todayOf = new Map([
  [tokyo, '2026-12-03'],
  [newYork, '2026-12-02'],
  [stranger, '2026-12-03'],
])

async function answer<Row>(who: Person, sql: string, params: unknown[] = []): Promise<Row[]> {
  const outcome = await database.as<Row>(who, sql, params)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.rows
}

type Entry = { who: Person; date: string }
type Meal = Entry & { kind: 'meal'; calories: number; protein: number }
type Exercise = Entry & { kind: 'exercise'; minutes: number; calories: number }
type Measured = Entry & { kind: 'measured'; weight: number | null; waist: number | null }
type Mood = Entry & { kind: 'mood' }
type Sleep = Entry & { kind: 'sleep'; hours: number }
type Any = Meal | Exercise | Measured | Mood | Sleep

const who = fc.constantFrom(tokyo, newYork, stranger)
const date = fc.constantFrom(
  '2026-11-26',
  '2026-11-27',
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
)
const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)
const anyEntry: fc.Arbitrary<Any> = fc.oneof(
  fc.record({
    kind: fc.constant('meal' as const),
    who,
    date,
    calories: tenths(0, 3000),
    protein: tenths(0, 200),
  }),
  fc.record({
    kind: fc.constant('exercise' as const),
    who,
    date,
    minutes: fc.integer({ min: 1, max: 300 }),
    calories: tenths(0, 900),
  }),
  fc
    .record({
      kind: fc.constant('measured' as const),
      who,
      date,
      weight: fc.option(tenths(40, 120)),
      waist: fc.option(tenths(60, 120)),
    })
    .filter(({ weight, waist }) => weight !== null || waist !== null),
  fc.record({ kind: fc.constant('mood' as const), who, date }),
  fc.record({ kind: fc.constant('sleep' as const), who, date, hours: fc.constantFrom(0, 0.5) }),
)

/** The later in the list, the later made: of one day the last value is the latest. */
async function log(entries: readonly Any[]): Promise<void> {
  for (const table of ['food_entries', 'exercise_entries', 'measurements', 'mood_entries', 'sleep_entries'])
    await database.sql(`delete from public.${table}`)
  for (const [index, entry] of entries.entries()) {
    const [table, fields] = rowOf(entry)
    const row = {
      user_id: entry.who.id,
      date: entry.date,
      created_at: new Date(Date.UTC(2026, 11, 2, 1, 0, index)).toISOString(),
      ...fields,
    }
    const names = Object.keys(row)
    await database.sql(
      `insert into public.${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    )
  }
}

function rowOf(entry: Any): [table: string, fields: Record<string, unknown>] {
  switch (entry.kind) {
    case 'meal':
      return [
        'food_entries',
        { meal_type: 'lunch', title: 'Soup', calories: entry.calories, protein_grams: entry.protein },
      ]
    case 'exercise':
      return ['exercise_entries', { type: 'Walk', duration: entry.minutes, calories_burned: entry.calories }]
    case 'measured':
      return ['measurements', { weight: entry.weight, waist: entry.waist }]
    case 'mood':
      return ['mood_entries', { mood: 3 }]
    case 'sleep':
      return ['sleep_entries', { hours: entry.hours }]
  }
}

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
const round = (value: number, digits: number) => Math.round(value * 10 ** digits + 1e-6) / 10 ** digits
const sum = (values: readonly number[]) =>
  round(
    values.reduce((all, value) => all + value, 0),
    1,
  )
const mean = (values: readonly number[]) => values.reduce((all, value) => all + value, 0) / values.length
const byDate = <E extends Entry>(entries: readonly E[]) =>
  entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
const without = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null)
const isKind =
  <K extends Any['kind']>(kind: K) =>
  (entry: Any): entry is Extract<Any, { kind: K }> =>
    entry.kind === kind
/** As jsonb_strip_nulls: what is not there has no key. */
const known = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined))

function inRange(entries: readonly Any[], person: Person, days: number): Any[] {
  const last = todayOf.get(person)!
  return byDate(
    entries.filter(
      (entry) => entry.who === person && entry.date > dayBefore(last, days) && entry.date <= last,
    ),
  )
}

const isOver = (entry: Entry) => entry.date < todayOf.get(entry.who)!
const sumOrNull = (values: readonly number[]) => (values.length > 0 ? sum(values) : null)
const countDays = (entries: readonly Entry[]) => new Set(entries.map(({ date: day }) => day)).size

function figuresOf(entries: readonly Any[], person: Person, days: number) {
  const own = inRange(entries, person, days)
  const [meals, moves, bodies] = [
    own.filter(isKind('meal')),
    own.filter(isKind('exercise')),
    own.filter(isKind('measured')),
  ]
  const today = todayOf.get(person)!
  const latest = (key: 'weight' | 'waist') =>
    byDate(entries.filter(isKind('measured')))
      .filter((entry) => entry.who === person && entry.date <= today && entry[key] !== null)
      .at(-1)
  const [weights, waists] = [
    without(bodies.map(({ weight }) => weight)),
    without(bodies.map(({ waist }) => waist)),
  ]
  const first = byDate(entries.filter((entry) => entry.who === person && entry.kind !== 'sleep')).at(0)?.date
  const ratedDays = Array.from({ length: days - 1 }, (_, index) => dayBefore(today, index + 1)).filter(
    (day) => first !== undefined && day >= first,
  )
  const [mealsOver, movesOver] = [meals.filter(isOver), moves.filter(isOver)]
  const [mealsToday, movesToday] = [meals, moves].map((all) => all.filter((entry) => !isOver(entry))) as [
    typeof meals,
    typeof moves,
  ]
  return known({
    client_id: person.id,
    last_day: today,
    active: own.some(({ kind }) => kind !== 'sleep'),
    weights: weights.length,
    first_weight: weights.at(0),
    last_weight: weights.at(-1),
    latest_weight: latest('weight')?.weight,
    latest_weight_day: latest('weight')?.date,
    waists: waists.length,
    first_waist: waists.at(0),
    last_waist: waists.at(-1),
    latest_waist: latest('waist')?.waist,
    latest_waist_day: latest('waist')?.date,
    food_days: countDays(mealsOver),
    calories: sumOrNull(mealsOver.map(({ calories }) => calories)),
    calories_today: sumOrNull(mealsToday.map(({ calories }) => calories)),
    judged_food_days: 0,
    rate_days: ratedDays.length,
    exercise_days: countDays(movesOver),
    calories_burned: sumOrNull(movesOver.map(({ calories }) => calories)),
    exercise_minutes: sumOrNull(movesOver.map(({ minutes }) => minutes)),
    judged_minutes_days: 0,
    judged_burned_days: 0,
    calories_burned_today: sumOrNull(movesToday.map(({ calories }) => calories)),
    exercise_minutes_today: sumOrNull(movesToday.map(({ minutes }) => minutes)),
  })
}

/** The mean of those measured twice or more: of each the last value known on a day, before the first the first. */
function courseOf(key: 'weight' | 'waist', entries: readonly Any[], people: readonly Person[], days: number) {
  const all = people
    .map((person) =>
      inRange(entries, person, days)
        .filter(isKind('measured'))
        .filter((entry) => entry[key] !== null),
    )
    .filter(({ length }) => length > 1)
  return (day: string): number | null => {
    if (!all.flat().some((entry) => entry.date === day)) return null
    const known = all.map((own) => (own.findLast((entry) => entry.date <= day) ?? own[0])![key]!)
    return round(mean(known), 1)
  }
}

function daysOf(entries: readonly Any[], people: readonly Person[], days: number) {
  const all = people.flatMap((person) => inRange(entries, person, days))
  const [weightOn, waistOn] = [
    courseOf('weight', entries, people, days),
    courseOf('waist', entries, people, days),
  ]
  const dates = [...new Set(all.map(({ date: day }) => day))].toSorted()
  return dates.flatMap((day) => {
    const energy = all.filter((entry) => entry.date === day && ['meal', 'exercise'].includes(entry.kind))
    const ofDay = energy.some(isOver) ? energy.filter(isOver) : energy
    const [meals, moves] = [ofDay.filter(isKind('meal')), ofDay.filter(isKind('exercise'))]
    const people = (of: readonly Entry[]) => new Set(of.map((entry) => entry.who)).size
    const row = known({
      so_far: (ofDay.length > 0 && !ofDay.some(isOver)) || null,
      mean_weight: weightOn(day),
      mean_waist: waistOn(day),
      food_clients: people(meals) || null,
      calories: sumOrNull(meals.map(({ calories }) => calories)),
      protein_grams: sumOrNull(meals.map(({ protein }) => protein)),
      carbs_grams: meals.length > 0 ? 0 : null,
      fat_grams: meals.length > 0 ? 0 : null,
      exercise_clients: people(moves) || null,
      exercise_minutes: sumOrNull(moves.map(({ minutes }) => minutes)),
      calories_burned: sumOrNull(moves.map(({ calories }) => calories)),
    })
    return Object.keys(row).length > 0 ? [{ date: day, ...row }] : []
  })
}

type Analytics = {
  clients: { id: string; name: string }[]
  figures: Record<string, unknown>[]
  days: Record<string, unknown>[]
  of_client: { figures: Record<string, unknown>; today: string } | null
}
const analytics = async (person: Person, days: number, client: Person | null = null) => {
  const [row] = await answer<{ found: Analytics }>(person, 'select public.coach_analytics($1, $2) as found', [
    days,
    client?.id ?? null,
  ])
  return row!.found
}
const byId = (rows: Record<string, unknown>[]) =>
  rows.toSorted((a, b) => (String(a.client_id) < String(b.client_id) ? -1 : 1))

describe('analytics', () => {
  it('equal what is counted entry by entry, each client up to their own today', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEntry, { maxLength: 24 }),
        fc.constantFrom(1, 3, 7),
        async (entries, days) => {
          await log(entries)
          const all = await analytics(coach, days)
          expect(all.clients).toEqual([
            { id: tokyo.id, name: 'Aoi' },
            { id: newYork.id, name: 'Bob' },
          ])
          expect(all.figures).toEqual(
            byId([figuresOf(entries, tokyo, days), figuresOf(entries, newYork, days)]),
          )
          expect(all.days).toEqual(daysOf(entries, [tokyo, newYork], days))
          const one = await analytics(coach, days, newYork)
          expect(one).toMatchObject({ figures: [], days: [] })
          expect(one.of_client).toMatchObject({
            today: todayOf.get(newYork),
            figures: figuresOf(entries, newYork, days),
          })
        },
      ),
      { numRuns: 25 },
    )
  })

  it('show a nutritionist nobody else, and a client nobody', async () => {
    const nothing = { clients: [], figures: [], days: [], of_client: null }
    expect(await analytics(coach, 7, stranger)).toMatchObject({ figures: [], days: [], of_client: null })
    expect(await analytics(tokyo, 7)).toEqual(nothing)
    expect(await analytics(tokyo, 7, tokyo)).toEqual(nothing)
    const reach = `(array[$1, $2]::uuid[], 7)`
    expect(
      await answer(stranger, `select * from public.daily_analytics${reach}`, [tokyo.id, newYork.id]),
    ).toEqual([])
    expect(
      await answer(other, `select * from public.client_figures${reach}`, [tokyo.id, newYork.id]),
    ).toEqual([])
  })
})

type Report = {
  days: Record<string, unknown>[]
  figures: Record<string, unknown>
  devices: number
  moods: { entries: number }
}
const report = async (person: Person, day: string, days: number) => {
  const [row] = await answer<{ found: Report }>(person, 'select public.client_report($1, $2) as found', [
    day,
    days,
  ])
  return row!.found
}

describe("a client's report", () => {
  it('sums each day that has an entry, and nothing where there is none', async () => {
    await log([
      { kind: 'measured', who: tokyo, date: '2026-11-26', weight: 81, waist: 90 },
      { kind: 'measured', who: tokyo, date: '2026-11-30', weight: 80, waist: null },
      { kind: 'measured', who: tokyo, date: '2026-11-30', weight: 79.5, waist: null },
      { kind: 'meal', who: tokyo, date: '2026-12-01', calories: 500.1, protein: 20 },
      { kind: 'meal', who: tokyo, date: '2026-12-01', calories: 250, protein: 5.5 },
      { kind: 'exercise', who: tokyo, date: '2026-12-03', minutes: 40, calories: 250 },
      { kind: 'sleep', who: tokyo, date: '2026-12-03', hours: 7 },
      { kind: 'mood', who: tokyo, date: '2026-12-03' },
      { kind: 'meal', who: stranger, date: '2026-12-03', calories: 900, protein: 9 },
    ])
    await database.sql(`insert into public.wearable_connections (user_id, provider) values ($1, 'band')`, [
      tokyo.id,
    ])
    expect(await report(tokyo, '2026-12-03', 7)).toMatchObject({
      days: [
        { date: '2026-11-30', weights: 2, weight: 79.8 },
        { date: '2026-12-01', meals: 2, calories: 750.1, protein_grams: 25.5, carbs_grams: 0, fat_grams: 0 },
        {
          date: '2026-12-03',
          exercises: 1,
          exercise_minutes: 40,
          calories_burned: 250,
          sleep_hours: 7,
          mood: 3,
        },
      ],
      figures: {
        first_weight: 80,
        last_weight: 79.5,
        weights: 2,
        food_days: 1,
        exercise_minutes_today: 40,
        latest_waist_day: '2026-11-26',
      },
      devices: 1,
      moods: { entries: 1 },
    })
    expect((await report(tokyo, '2026-12-02', 1)).days).toEqual([])
    expect(await report(stranger, '2026-12-03', 7)).toMatchObject({ devices: 0, days: [{ calories: 900 }] })
  })

  it('has the targets of the nutritionist of now, and the first value since they came', async () => {
    await database.sql(
      `insert into public.client_targets (client_id, nutritionist_id, target_weight, updated_at)
       values ($1, $2, 60, '2026-12-02Z'), ($1, $3, 70, '2026-12-01Z')`,
      [tokyo.id, other.id, coach.id],
    )
    await database.sql(
      `update public.client_nutritionist_relationships set created_at = '2026-11-29Z' where client_id = $1`,
      [tokyo.id],
    )
    const expected = { target_weight: 70, target_by: 'Elena', start_weight: 80, first_weight: 79.5 }
    await log([
      { kind: 'measured', who: tokyo, date: '2026-11-26', weight: 81, waist: null },
      { kind: 'measured', who: tokyo, date: '2026-11-30', weight: 80, waist: null },
      { kind: 'measured', who: tokyo, date: '2026-12-03', weight: 79.5, waist: null },
    ])
    expect((await report(tokyo, '2026-12-03', 3)).figures).toMatchObject(expected)
    expect((await analytics(coach, 3, tokyo)).of_client?.figures).toMatchObject(expected)
    expect((await analytics(coach, 3, newYork)).of_client?.figures).not.toHaveProperty('target_weight')
  })
})
