import { expect, test } from 'vitest'
import { macroKeys } from '@/entities/progress/means'
import { macroReference } from './macro-reference'

test('the reference of macronutrients is the calorie target in grams', () => {
  expect(macroKeys.map((key) => macroReference(key, 2000))).toEqual([100, 250, 67])
  expect(macroReference('fat', null)).toBeNull()
})
