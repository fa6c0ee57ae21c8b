import { expect, test } from 'vitest'
import { macroSplit } from './macro-split'

test('the bar shows what was eaten', () => {
  expect(macroSplit({ proteinGrams: 68, carbsGrams: 142, fatGrams: 53 })).toEqual([68, 142, 53])
})

test('one nutrient alone fills the bar', () => {
  expect(macroSplit({ proteinGrams: 0, carbsGrams: 0, fatGrams: 0.4 })).toEqual([0, 0, 0.4])
})

test('with nothing logged the bar is divided 33/33/34', () => {
  expect(macroSplit({ proteinGrams: 0, carbsGrams: 0, fatGrams: 0 })).toEqual([33, 33, 34])
})
