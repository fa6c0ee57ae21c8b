import { describe, expect, test } from 'vitest'
import { makeMealRow } from '@/shared/testing/make-meal'
import { mealSchema } from './meal'

describe('mealSchema', () => {
  test('reads the row of a hosted project', () => {
    const meal = mealSchema.parse(makeMealRow({ calories: 93.5, mood_before_eating: 'bad' }))
    expect(meal).toMatchObject({ calories: 93.5, mood_before_eating: 'bad', notes: null })
  })

  test('reads numbers and times as the embedded backend sends them', () => {
    const meal = mealSchema.parse(
      makeMealRow({ calories: '320.0' as never, updated_at: '2026-11-27 22:15:08.876+00' }),
    )
    expect(meal).toMatchObject({ calories: 320, updated_at: '2026-11-27T22:15:08.876Z' })
  })

  test('puts the ingredients into the order in which they were typed', () => {
    const ingredient = { quantity: 1, unit: 'grams' }
    const meal = mealSchema.parse(
      makeMealRow({
        ingredients: [
          { ...ingredient, name: 'third', position: 2 },
          { ...ingredient, name: 'first', position: 0 },
          { ...ingredient, name: 'second', position: 1 },
        ],
      }),
    )
    expect(meal.ingredients.map(({ name }) => name)).toEqual(['first', 'second', 'third'])
  })

  test.each([
    { meal_type: 'brunch' },
    { mood_after_eating: 'angry' },
    { calories: null as never },
    { date: '2026-02-30' },
    { ingredients: [{ name: 'salt', quantity: 1, unit: 'pinch', position: 0 }] },
  ])('refuses %j', (change) => expect(mealSchema.safeParse(makeMealRow(change)).success).toBe(false))
})
