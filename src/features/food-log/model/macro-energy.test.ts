import { expect, test } from 'vitest'
import { energyOfMacros } from './macro-energy'

const none = { calories: '', proteinGrams: '', carbsGrams: '', fatGrams: '' }

test.each([
  [{ proteinGrams: '10' }, 40],
  [{ carbsGrams: '10' }, 40],
  [{ fatGrams: '10' }, 90],
  [{ proteinGrams: '18,4', carbsGrams: '45', fatGrams: '6.5' }, 312],
  [{ proteinGrams: '33.4', carbsGrams: '33.4', fatGrams: '33.4' }, 568],
  [{ carbsGrams: '0.1' }, undefined],
  [{}, undefined],
  [{ proteinGrams: '0', carbsGrams: '0', fatGrams: '0' }, undefined],
  [{ proteinGrams: '10', fatGrams: 'a lot' }, undefined],
  [{ proteinGrams: '10', fatGrams: '-1' }, undefined],
  [{ proteinGrams: '2000', carbsGrams: '2000', fatGrams: '2000' }, undefined],
  [{ calories: ' ', proteinGrams: '10' }, 40],
  [{ calories: '0', proteinGrams: '10' }, undefined],
  [{ calories: '93,', proteinGrams: '10' }, undefined],
])('%j: %s kcal', (typed, kcal) => expect(energyOfMacros({ ...none, ...typed })).toBe(kcal))
