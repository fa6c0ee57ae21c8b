import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MealRow, makeMealRow } from '@/shared/testing/make-meal'
import { mealSchema } from './meal'
import { groupByDay, suggestMeals, sumMeals } from './meal-days'

const makeMeal = (change: Partial<MealRow>) => mealSchema.parse(makeMealRow(change))

describe('sumMeals', () => {
  test('is zero without meals', () =>
    expect(sumMeals([])).toEqual({ calories: 0, proteinGrams: 0, carbsGrams: 0, fatGrams: 0 }))

  test('adds each figure on its own', () =>
    expect(
      sumMeals([
        makeMeal({ calories: 100, protein_grams: 1, carbs_grams: 10, fat_grams: 0.1 }),
        makeMeal({ calories: 93.5, protein_grams: 2, carbs_grams: 20, fat_grams: 0.2 }),
      ]),
    ).toEqual({ calories: 193.5, proteinGrams: 3, carbsGrams: 30, fatGrams: 0.3 }))

  test('adds tenths exactly, whatever they are', () => {
    const tenths = fc.integer({ min: 0, max: 200_000 })
    fc.assert(
      fc.property(fc.array(tenths, { maxLength: 40 }), (amounts) => {
        const meals = amounts.map((amount) => makeMeal({ calories: amount / 10 }))
        expect(sumMeals(meals).calories).toBe(amounts.reduce((sum, amount) => sum + amount, 0) / 10)
      }),
    )
  })
})

describe('groupByDay', () => {
  test('keeps the order of days and of the meals in them', () => {
    const [a, b, c] = [
      makeMeal({ date: '2026-11-27' }),
      makeMeal({ date: '2026-11-26' }),
      makeMeal({ date: '2026-11-26' }),
    ] as const
    const days = groupByDay([a, b, c])
    expect(days.map(({ day, meals }) => [day, meals])).toEqual([
      ['2026-11-27', [a]],
      ['2026-11-26', [b, c]],
    ])
    expect(days[1]?.totals.calories).toBe(800)
  })

  test('is empty without meals', () => expect(groupByDay([])).toEqual([]))
})

describe('suggestMeals', () => {
  const titled = (titles: string[], date = '2026-11-20') => titles.map((title) => makeMeal({ title, date }))

  test('offers the newest of each title, whatever its case and blanks', () => {
    const meals = titled(['Soup', 'Oats', ' soup', 'Oats', 'Salad'])
    expect(suggestMeals(meals, '2026-11-26')).toEqual({
      dayBefore: [],
      recent: [meals[0], meals[1], meals[4]],
    })
  })

  test('sets the day before apart, and offers nothing twice', () => {
    const [now] = titled(['Oats'], '2026-11-27')
    const before = titled(['Soup', 'Oats', 'soup'], '2026-11-26')
    const [salad] = titled(['Salad'], '2026-11-25')
    expect(suggestMeals([now!, ...before, salad!], '2026-11-26')).toEqual({
      dayBefore: [before[0], before[1]],
      recent: [salad],
    })
  })

  test('stops at six of the day before and five others', () => {
    const before = titled('abcdefgh'.split(''), '2026-11-26')
    const { dayBefore, recent } = suggestMeals([...before, ...titled('mnopqrst'.split(''))], '2026-11-26')
    expect([dayBefore.length, recent.length]).toEqual([6, 5])
  })

  test('is empty without meals', () =>
    expect(suggestMeals([], '2026-11-26')).toEqual({ dayBefore: [], recent: [] }))
})
