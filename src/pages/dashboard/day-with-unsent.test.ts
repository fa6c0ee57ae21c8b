import { expect, test } from 'vitest'
import { exerciseSchema } from '@/entities/exercise/exercise'
import { mealSchema } from '@/entities/meal/meal'
import { measurementSchema } from '@/entities/measurement/measurement'
import { makeMealRow, type MealRow } from '@/shared/testing/make-meal'
import { makeMeasurementRow } from '@/shared/testing/make-measurement'
import { dayWithUnsent, type UnsentLogs } from './day-with-unsent'
import type { DashboardDay } from './queries'

const today = '2026-11-27'
const makeMeal = (change: Partial<MealRow> = {}) => mealSchema.parse(makeMealRow(change))
const soup = makeMeal({ title: 'Soup', calories: 320.1, protein_grams: 18.4, carbs_grams: 30, fat_grams: 9 })
const bread = makeMeal({ title: 'Bread', created_at: '2026-11-27T08:00:00.000Z', calories: 200.2 })
const run = exerciseSchema.parse({
  id: 'run',
  user_id: soup.user_id,
  date: today,
  type: 'running',
  duration: 30,
  calories_burned: 250.5,
  notes: null,
  created_at: '2026-11-27T07:00:00.000Z',
  updated_at: '2026-11-27T07:00:00.000Z',
})
const weighed = (weight: number, date = today) =>
  measurementSchema.parse(makeMeasurementRow({ weight, date }))

/** A day with soup for lunch, and 80 kg the day before. */
const stored: DashboardDay = {
  calories: 320.1,
  protein_grams: 18.4,
  carbs_grams: 30,
  fat_grams: 9,
  meals: 1,
  calories_burned: 0,
  exercise_minutes: 0,
  exercises: 0,
  recent_meals: [soup],
  recent_exercises: [],
  unratedMeals: [soup],
  weights: [{ date: '2026-11-26', weight: 80 }],
  latest_weights: [{ date: '2026-11-26', weight: 80 }],
  targets: null,
  moods: undefined,
}
const nothing: UnsentLogs = { meals: [], exercises: [], measurements: [] }
const withUnsent = (unsent: Partial<UnsentLogs>) => dayWithUnsent(stored, { ...nothing, ...unsent }, today)
const titles = (meals: readonly { title: string }[]) => meals.map(({ title }) => title)

test('where nothing waits the day is as it is stored', () =>
  expect(withUnsent({})).toEqual({ ...stored, unsent: 0, unsentWeightId: undefined }))

test('a meal and a run that wait count, to the tenth, and stand in the lists', () => {
  const day = withUnsent({
    meals: [{ row: bread, waits: true }],
    exercises: [{ row: run, waits: true }],
  })
  expect(day).toMatchObject({
    calories: 520.3,
    protein_grams: 38.4,
    carbs_grams: 70,
    fat_grams: 19,
    meals: 2,
    calories_burned: 250.5,
    exercise_minutes: 30,
    exercises: 1,
    unsent: 2,
  })
  expect(titles(day.recent_meals)).toEqual(['Soup', 'Bread'])
  expect(titles(day.unratedMeals)).toEqual(['Soup', 'Bread'])
  expect(day.recent_exercises).toEqual([run])
})

test('only the two newest meals are shown', () => {
  const tea = makeMeal({ title: 'Tea', created_at: '2026-11-27T16:00:00.000Z' })
  const day = withUnsent({ meals: [bread, tea].map((row) => ({ row, waits: true })) })
  expect(titles(day.recent_meals)).toEqual(['Tea', 'Soup'])
  expect(day.meals).toBe(3)
})

test('a change counts in place of what is stored', () => {
  const changed = { ...soup, title: 'Soup with bread', calories: 500, mood_after_eating: 'good' as const }
  const day = withUnsent({ meals: [{ row: changed, base: soup, waits: true }] })
  expect(day).toMatchObject({ calories: 500, protein_grams: 18.4, meals: 1, unsent: 1, unratedMeals: [] })
  expect(titles(day.recent_meals)).toEqual(['Soup with bread'])
})

test('what is deleted, or moved to another day, counts no longer', () => {
  const none = { calories: 0, protein_grams: 0, meals: 0, unsent: 1, recent_meals: [] }
  expect(withUnsent({ meals: [{ row: soup, base: soup, isDeleted: true, waits: true }] })).toMatchObject({
    ...none,
    unratedMeals: [],
  })
  const moved = { ...soup, date: '2026-11-20' }
  expect(withUnsent({ meals: [{ row: moved, base: soup, waits: true }] })).toMatchObject(none)
})

test('a meal of another day changes nothing', () => {
  const before = { ...bread, date: '2026-11-20' }
  expect(withUnsent({ meals: [{ row: before, waits: true }] })).toMatchObject({ calories: 320.1, unsent: 0 })
})

test('a new meal whose answer was lost counts once', () => {
  expect(withUnsent({ meals: [{ row: soup, waits: true }] })).toMatchObject({ calories: 320.1, meals: 1 })
})

test('a change that was refused counts as it is stored; a new meal that was refused still counts', () => {
  const changed = { ...soup, calories: 900 }
  expect(withUnsent({ meals: [{ row: changed, base: soup, waits: false }] })).toMatchObject({
    calories: 320.1,
    unsent: 0,
    unratedMeals: [],
  })
  expect(withUnsent({ meals: [{ row: bread, waits: false }] })).toMatchObject({ calories: 520.3, unsent: 1 })
})

test('a weight that waits is the current one, and told', () => {
  const row = weighed(79.4)
  expect(withUnsent({ measurements: [{ row, waits: true }] })).toMatchObject({
    latest_weights: [{ weight: 79.4 }, { weight: 80 }],
    weights: [{ weight: 80 }, { date: today, weight: 79.4 }],
    unsentWeightId: row.id,
  })
})

test('a weight that waits for an earlier day leaves the current one', () => {
  expect(withUnsent({ measurements: [{ row: weighed(81, '2026-11-01'), waits: true }] })).toMatchObject({
    latest_weights: [{ weight: 80 }, { weight: 81 }],
    unsentWeightId: undefined,
  })
})

test('a changed weight stands in place of the stored one, a deleted one is gone', () => {
  const base = weighed(80, '2026-11-26')
  expect(
    withUnsent({ measurements: [{ row: { ...base, weight: 79 }, base, waits: true }] }).latest_weights,
  ).toMatchObject([{ weight: 79 }])
  expect(
    withUnsent({ measurements: [{ row: base, base, isDeleted: true, waits: true }] }).latest_weights,
  ).toEqual([])
})
