import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { exerciseSchema } from '@/entities/exercise/exercise'
import { exerciseQueries } from '@/entities/exercise/queries'
import { mealSchema } from '@/entities/meal/meal'
import { mealQueries } from '@/entities/meal/queries'
import { makeMealRow, type MealRow } from '@/shared/testing/make-meal'
import { dayOnDevice } from './day-on-device'
import { dayWithUnsent } from './day-with-unsent'
import { type DashboardDay, dashboardQueries } from './queries'

const today = '2026-11-27'
const makeMeal = (change: Partial<MealRow>) => mealSchema.parse(makeMealRow({ date: today, ...change }))
const supper = makeMeal({ title: 'Supper', date: '2026-11-26', mood_after_eating: null })
const older = makeMeal({ title: 'Older', date: '2026-11-25', mood_after_eating: null })
const soup = makeMeal({ title: 'Soup', calories: 320.1, mood_after_eating: null })

const yesterday: DashboardDay = {
  calories: 1800,
  protein_grams: 90,
  carbs_grams: 200,
  fat_grams: 60,
  meals: 3,
  calories_burned: 250,
  exercise_minutes: 30,
  exercises: 1,
  recent_meals: [supper],
  recent_exercises: [],
  unratedMeals: [supper, older],
  weights: [
    { date: '2026-10-28', weight: 81 }, // 30 days before
    { date: '2026-10-29', weight: 80.5 },
  ],
  latest_weights: [{ date: '2026-10-29', weight: 80.5 }],
  targets: { target_weight: 70, target_daily_calories: 1800, target_daily_calories_burned: null },
  moods: undefined,
}
const nothing = { meals: [], exercises: [], measurements: [] }

let client: QueryClient
const keep = (userId: string, day: string, change: Partial<DashboardDay> = {}) =>
  client.setQueryData(dashboardQueries.day(userId, day).queryKey, { ...yesterday, ...change })

beforeEach(() => {
  client = new QueryClient()
})

describe('a day that was not read', () => {
  test('has the targets and weights of the day before, and nothing eaten or burned', () => {
    keep('anna', '2026-11-26')
    expect(dayOnDevice(client, 'anna', today)).toMatchObject({
      calories: 0,
      meals: 0,
      calories_burned: 0,
      exercises: 0,
      recent_meals: [],
      unratedMeals: [{ title: 'Supper' }],
      weights: [{ date: '2026-10-29', weight: 80.5 }],
      latest_weights: [{ weight: 80.5 }],
      targets: { target_daily_calories: 1800 },
      unread: { hasEarlier: true },
    })
  })

  test('takes the latest earlier day, in whatever order they came', () => {
    keep('anna', '2026-11-26', { targets: null })
    keep('anna', '2026-11-20')
    keep('anna', '2026-11-28') // read in a zone farther east
    expect(dayOnDevice(client, 'anna', today).targets).toBeNull()
  })

  test('takes nothing of another user', () => {
    keep('boris', '2026-11-26')
    client.setQueryData(mealQueries.day('boris', today).queryKey, [soup])
    expect(dayOnDevice(client, 'anna', today)).toMatchObject({
      meals: 0,
      targets: null,
      latest_weights: [],
      unratedMeals: [],
      unread: { hasEarlier: false },
    })
  })

  test('counts what the logs have read of it, and what waits', () => {
    client.setQueryData(mealQueries.day('anna', today).queryKey, [soup])
    const run = { user_id: 'anna', type: 'running', duration: 30, calories_burned: 250.5, notes: null }
    const times = { created_at: '2026-11-27T07:00:00.000Z', updated_at: '2026-11-27T07:00:00.000Z' }
    const runs = [
      { id: '1', date: today, ...run, ...times },
      { id: '2', date: '2026-11-26', ...run, ...times },
    ].map((row) => exerciseSchema.parse(row))
    client.setQueryData(exerciseQueries.window('anna', '2026-10-31', today).queryKey, runs)
    const bread = makeMeal({ title: 'Bread', calories: 200.2 })
    const unsent = { ...nothing, meals: [{ row: bread, waits: true }] }
    expect(dayWithUnsent(dayOnDevice(client, 'anna', today), unsent, today)).toMatchObject({
      calories: 520.3,
      meals: 2,
      calories_burned: 250.5,
      exercises: 1,
      unsent: 1,
      unread: { hasEarlier: false },
    })
  })

  test('counts a meal once that waits though a log has read it', () => {
    client.setQueryData(mealQueries.day('anna', today).queryKey, [soup])
    const unsent = { ...nothing, meals: [{ row: soup, waits: true }] }
    expect(dayWithUnsent(dayOnDevice(client, 'anna', today), unsent, today).calories).toBe(320.1)
  })
})
