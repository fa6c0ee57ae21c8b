import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { exerciseSchema } from '@/entities/exercise/exercise'
import { mealSchema } from '@/entities/meal/meal'
import { measurementSchema } from '@/entities/measurement/measurement'
import { clientFiguresSchema } from '@/entities/progress/client-figures'
import { makeFiguresRow } from '@/shared/testing/make-figures'
import { makeMealRow, type MealRow } from '@/shared/testing/make-meal'
import { makeMeasurementRow } from '@/shared/testing/make-measurement'
import { noAims } from '@/entities/client-target/target'
import { noTotals } from '@/entities/progress/day-totals'
import { type RangeReport, reportQueries } from './queries'
import { knowsTargets, reportOnDevice } from './report-on-device'
import { reportWithUnsent, type UnsentOfReport } from './report-with-unsent'

const makeMeal = (change: Partial<MealRow>) => mealSchema.parse(makeMealRow(change))
const soup = makeMeal({
  date: '2026-11-25',
  calories: 500.1,
  protein_grams: 20,
  carbs_grams: 40,
  fat_grams: 10,
})
const weighed = (date: string, weight: number) =>
  measurementSchema.parse(makeMeasurementRow({ date, weight }))
const times = { created_at: '2026-11-27T07:00:00.000Z', updated_at: '2026-11-27T07:00:00.000Z' }
const walk = exerciseSchema.parse({
  ...times,
  id: 'walk',
  user_id: soup.user_id,
  date: '2026-11-26',
  type: 'walking',
  notes: null,
  duration: 40,
  calories_burned: 150,
})
const slept = (id: string, hours: number) => ({
  ...times,
  id,
  user_id: soup.user_id,
  date: '2026-11-27',
  hours,
  notes: null,
})

/** Two days with meals, one of them with soup alone; one night; 80 kg on the 24th. */
const stored: RangeReport = {
  length: 7,
  range: { from: '2026-11-21', to: '2026-11-27' },
  today: '2026-11-27',
  target_course: [{ ...noAims, from_day: '2026-11-25', target_daily_calories: 1800 }],
  first_entry_day: '2026-11-24',
  devices: 0,
  moods: undefined,
  days: [
    {
      ...noTotals,
      day: '2026-11-24',
      weights: 1,
      weight: 80,
      meals: 2,
      calories: 1500,
      protein: 60,
      carbs: 150,
      fat: 50,
    },
    {
      ...noTotals,
      day: '2026-11-25',
      meals: 1,
      calories: 500.1,
      protein: 20,
      carbs: 40,
      fat: 10,
      sleep: 7.5,
    },
  ],
  figures: clientFiguresSchema.parse(
    makeFiguresRow({
      food_days: 2,
      calories: 2000.1,
      judged_food_days: 1,
      judged_calories: 500.1,
      judged_calories_target: 1800,
      rate_days: 3,
      target_daily_calories: 1800,
      weights: 1,
      first_weight: 80,
      last_weight: 80,
      latest_weight: 80,
      latest_weight_day: '2026-11-24',
    }),
  ),
}
const nothing: UnsentOfReport = { meals: [], exercises: [], sleeps: [], measurements: [] }
const withUnsent = (unsent: Partial<UnsentOfReport>) => reportWithUnsent(stored, { ...nothing, ...unsent })
const figures = { food_days: 2, calories: 2000.1, judged_calories: 500.1, exercise_days: 0 }

describe('a report with what waits', () => {
  test('is as it is stored where nothing waits', () =>
    expect(withUnsent({})).toEqual({ ...stored, unsent: 0, uncounted: 0 }))

  const bread = makeMeal({
    date: '2026-11-25',
    calories: 200.2,
    protein_grams: 1,
    carbs_grams: 2,
    fat_grams: 3,
  })
  const moved = { ...soup, date: '2026-11-27' }
  test.each<[string, Partial<UnsentOfReport>, object]>([
    [
      'a new meal of a day with meals',
      { meals: [{ row: bread, waits: true }] },
      { food_days: 2, calories: 2200.3, judged_calories: 700.3 },
    ],
    [
      'a new meal of a day without any',
      { meals: [{ row: { ...bread, date: '2026-11-26' }, waits: true }] },
      { food_days: 3, calories: 2200.3, judged_food_days: 2, judged_calories_target: 3600 },
    ],
    [
      'a new meal of today, which is not over',
      { meals: [{ row: { ...bread, date: '2026-11-27' }, waits: true }] },
      { ...figures, calories_today: 200.2 },
    ],
    [
      'a changed meal',
      { meals: [{ row: { ...soup, calories: 600 }, base: soup, waits: true }] },
      { food_days: 2, calories: 2100, judged_calories: 600 },
    ],
    [
      'a change that was refused',
      { meals: [{ row: { ...soup, calories: 600 }, base: soup, waits: false }] },
      figures,
    ],
    [
      'the only meal of a day, deleted',
      { meals: [{ row: soup, base: soup, isDeleted: true, waits: true }] },
      { food_days: 1, calories: 1500, judged_food_days: 0, judged_calories: null },
    ],
    [
      'a meal moved to today',
      { meals: [{ row: moved, base: soup, waits: true }] },
      { food_days: 1, calories: 1500, calories_today: 500.1 },
    ],
    ['a meal before the range', { meals: [{ row: { ...bread, date: '2026-11-20' }, waits: true }] }, figures],
    [
      'exercise',
      { exercises: [{ row: walk, waits: true }] },
      { ...figures, exercise_days: 1, exercise_minutes: 40, calories_burned: 150, rate_days: 3 },
    ],
    [
      'exercise before the first entry, which is then the first',
      { exercises: [{ row: { ...walk, date: '2026-11-22' }, waits: true }] },
      { exercise_days: 1, rate_days: 5 },
    ],
  ])('counts %s', (_, unsent, expected) => expect(withUnsent(unsent).figures).toMatchObject(expected))

  test('counts each day: what is left of one, and a new one in its place', () => {
    const { days, unsent } = withUnsent({ meals: [{ row: moved, base: soup, waits: true }] })
    expect(days).toMatchObject([
      { day: '2026-11-24', calories: 1500 },
      { day: '2026-11-25', calories: null, protein: null, sleep: 7.5 },
      { day: '2026-11-27', calories: 500.1, protein: 20, carbs: 40, fat: 10 },
    ])
    expect(unsent).toBe(1)
  })

  test('adds up the sleep of a night, and a night that is deleted is none', () => {
    const [nap, night] = [slept('nap', 1.5), { ...slept('night', 7.5), date: '2026-11-25' }]
    expect(withUnsent({ sleeps: [{ row: nap, waits: true }] }).days.at(-1)).toMatchObject({ sleep: 1.5 })
    const gone = withUnsent({ sleeps: [{ row: night, base: night, isDeleted: true, waits: true }] })
    expect(gone.days.at(-1)).toMatchObject({ day: '2026-11-25', sleep: null })
  })
})

describe('a weight that waits', () => {
  test('counts on a day without one, as the last and the latest', () => {
    const {
      figures: now,
      days,
      unsent,
    } = withUnsent({
      measurements: [{ row: weighed('2026-11-26', 79), waits: true }],
    })
    expect(days.at(-1)).toMatchObject({ day: '2026-11-26', weight: 79 })
    expect(now).toMatchObject({
      weights: 2,
      first_weight: 80,
      last_weight: 79,
      latest_weight: 79,
      latest_weight_day: '2026-11-26',
    })
    expect(unsent).toBe(1)
  })

  test('is first on an earlier day, and leaves the latest', () =>
    expect(
      withUnsent({ measurements: [{ row: weighed('2026-11-22', 81), waits: true }] }).figures,
    ).toMatchObject({ first_weight: 81, last_weight: 80, latest_weight_day: '2026-11-24' }))

  test('replaces the only one of its day', () => {
    const base = weighed('2026-11-24', 80)
    const row = { ...base, weight: 78 }
    expect(withUnsent({ measurements: [{ row, base, waits: true }] })).toMatchObject({
      days: [{ weight: 78 }, {}],
      figures: { first_weight: 78, latest_weight: 78 },
      unsent: 1,
    })
  })

  test('deleted, leaves nothing known', () => {
    const base = weighed('2026-11-24', 80)
    expect(
      withUnsent({ measurements: [{ row: base, base, isDeleted: true, waits: true }] }).figures,
    ).toMatchObject({ weights: 0, first_weight: null, latest_weight: null, latest_weight_day: null })
  })

  test('is left out, and told, where its day has others', () =>
    expect(withUnsent({ measurements: [{ row: weighed('2026-11-24', 79), waits: true }] })).toMatchObject({
      days: [{ weight: 80 }, {}],
      unsent: 0,
      uncounted: 1,
    }))
})

describe('a report that was not read', () => {
  const keep = (userId: string, today: string) => {
    const client = new QueryClient()
    client.setQueryData(reportQueries.range(userId, 7, today).queryKey, stored)
    return client
  }

  test('has the days of the one before it that are in its range, and the targets of then', () => {
    const client = keep('anna', '2026-11-27')
    const report = reportOnDevice(client, 'anna', 7, '2026-12-01') // from the 25th on
    expect(knowsTargets(report)).toBe(true)
    expect(reportWithUnsent(report, nothing)).toMatchObject({
      days: [{ day: '2026-11-25' }],
      figures: { food_days: 1, calories: 500.1, first_weight: null, target_daily_calories: 1800 },
      range: { from: '2026-11-25', to: '2026-12-01' },
    })
  })

  test('without one before it has what waits alone, and no targets', () => {
    const report = reportOnDevice(keep('boris', '2026-11-27'), 'anna', 7, '2026-11-28')
    expect(knowsTargets(report)).toBe(false)
    expect(reportWithUnsent(report, { ...nothing, meals: [{ row: soup, waits: true }] })).toMatchObject({
      days: [{ day: '2026-11-25', calories: 500.1 }],
      figures: { food_days: 1, calories: 500.1 },
      unsent: 1,
    })
  })
})
