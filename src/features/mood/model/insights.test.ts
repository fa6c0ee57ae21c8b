import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { insightsOf, macroAdvice, macroContrasts } from './insights'

const type = (meals: number, change: number): ClientMoods['meal_types'][number] => ({
  meal_type: 'lunch',
  meals,
  before: 3,
  after: 3 + change,
  change,
})
const nutrients = (change: Partial<ClientMoods['nutrients']>): ClientMoods['nutrients'] => ({
  better_meals: 4,
  worse_meals: 4,
  better_protein: 20,
  worse_protein: 20,
  better_carbs: 50,
  worse_carbs: 50,
  better_fat: 10,
  worse_fat: 10,
  ...change,
})

describe('insights', () => {
  test.each([
    [3, 0.51, 'improves'],
    [3, 0.5, undefined],
    [3, -0.51, 'worsens'],
    [3, -0.5, undefined],
    [3, 0, undefined],
    [2, 4, undefined],
    [40, 4, 'improves'],
  ])('%s meals with a mean change of %s: %s', (meals, change, kind) =>
    expect(insightsOf({ meal_types: [type(meals, change)] })[0]?.kind).toBe(kind),
  )

  test('are the rule of the spec for any kinds of meals, in their order', () => {
    const kinds = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.double({ min: -4, max: 4, noNaN: true })),
    )
    fc.assert(
      fc.property(kinds, (drawn) => {
        const types = drawn.map(([meals, change]) => type(meals, change))
        const expected = types.filter(({ meals, change }) => meals >= 3 && (change > 0.5 || change < -0.5))
        expect(insightsOf({ meal_types: types }).map(({ change }) => change)).toEqual(
          expected.map(({ change }) => change),
        )
      }),
    )
  })
})

describe('macronutrients', () => {
  const advised = (change: Partial<ClientMoods['nutrients']>) =>
    macroAdvice(nutrients(change)).map(({ macro }) => macro)

  test.each([
    [{ better_protein: 24, worse_protein: 20 }, ['protein']],
    [{ better_protein: 23.9, worse_protein: 20 }, []],
    [{ better_carbs: 40 }, ['carbs']],
    [{ better_carbs: 40.1 }, []],
    [{ better_fat: 8 }, ['fat']],
    [{ better_fat: 8.1 }, []],
    [{ better_carbs: 80, better_fat: 30, better_protein: 5 }, []],
    [{ better_protein: 30, better_carbs: 10, better_fat: 1 }, ['protein', 'carbs', 'fat']],
    [{ better_meals: 3, better_protein: 30 }, []],
    [{ worse_meals: 3, better_protein: 30 }, []],
    [{ better_protein: 0, worse_protein: 0, better_carbs: 0, worse_carbs: 0 }, []],
    [{ better_carbs: 0, worse_carbs: 10 }, ['carbs']],
  ])('%j advises %j', (change, macros) => expect(advised(change)).toEqual(macros))

  test('are compared only where there are meals of both kinds', () => {
    expect(macroContrasts(nutrients({ worse_protein: null, worse_carbs: null, worse_fat: null }))).toEqual([])
    expect(macroContrasts(nutrients({}))).toHaveLength(3)
  })
})
