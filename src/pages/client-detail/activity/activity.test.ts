import { describe, expect, test } from 'vitest'
import type { DailyTotals } from './daily-totals'
import { amountAdherence, caloriesAdherence, macroReference, sumActivity } from './activity'

const day = (date: string, change: Partial<DailyTotals>): DailyTotals => ({
  user_id: 'client',
  date,
  meals: null,
  calories: null,
  protein_grams: null,
  carbs_grams: null,
  fat_grams: null,
  exercises: null,
  exercise_minutes: null,
  calories_burned: null,
  ...change,
})
const food = (calories: number, protein = 0) => ({
  meals: 2,
  calories,
  protein_grams: protein,
  carbs_grams: 100,
  fat_grams: 10,
})
const run = (minutes: number, burned: number) => ({
  exercises: 1,
  exercise_minutes: minutes,
  calories_burned: burned,
})

describe('the sums of some days', () => {
  test('count days that have such an entry; minutes a day count days of rest too', () => {
    const days = [
      day('2026-12-01', { ...food(1800.1, 60.1), ...run(30, 200) }),
      day('2026-12-02', food(2000.2, 80.2)),
      day('2026-12-03', run(40, 300)),
    ]
    expect(sumActivity(days, 7)).toEqual({
      foodDays: 2,
      meals: 4,
      meanCalories: 1900.15,
      meanProtein: 70.15,
      meanCarbs: 100,
      meanFat: 10,
      exerciseDays: 2,
      exercises: 2,
      minutes: 70,
      meanMinutes: 10,
      caloriesBurned: 500,
      meanCaloriesBurned: 250,
      net: 3600.3, // the third day has no food: what was eaten is not known
      meanNet: expect.closeTo(1800.15),
    })
  })

  test('are unknown, not nothing, where nothing was logged', () => {
    expect(sumActivity([], 7)).toMatchObject({
      foodDays: 0,
      meanCalories: null,
      meanCaloriesBurned: null,
      net: null,
      meanNet: null,
    })
  })

  test('are below nothing when more was burned than eaten', () => {
    expect(sumActivity([day('2026-12-01', { ...food(200), ...run(60, 450) })], 3)).toMatchObject({
      net: -250,
      meanNet: -250,
    })
  })
})

describe('a target', () => {
  test.each([
    [1800, true],
    [2200, true],
    [1799.9, false],
    [2200.1, false],
  ])('of 2000 kcal against %s is met: %s', (mean, isMet) =>
    expect(caloriesAdherence(mean, 2000)).toMatchObject({ isMet }),
  )

  test.each([
    [16, true],
    [15.9, false],
    [60, true],
  ])('of 20 minutes a day against %s is met: %s', (mean, isMet) =>
    expect(amountAdherence(mean, 20)).toMatchObject({ isMet }),
  )

  test('says nothing without a target or without entries', () =>
    expect([
      caloriesAdherence(null, 2000),
      caloriesAdherence(1800, null),
      amountAdherence(null, 20),
      amountAdherence(5, 0),
    ]).toEqual([null, null, null, null]))
})

test('the reference of macronutrients is the calorie target in grams', () => {
  const { protein, carbs, fat } = macroReference(2000)
  expect([protein, carbs, fat]).toEqual([100, 250, 67])
})
