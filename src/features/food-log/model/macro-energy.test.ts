import { expect, test } from 'vitest'
import { energyOfMacros } from './macro-energy'

const none = { calories: '', protein_grams: '', carbs_grams: '', fat_grams: '' }

test.each([
  [{ protein_grams: '10' }, 40],
  [{ carbs_grams: '10' }, 40],
  [{ fat_grams: '10' }, 90],
  [{ protein_grams: '18,4', carbs_grams: '45', fat_grams: '6.5' }, 312],
  [{ protein_grams: '33.4', carbs_grams: '33.4', fat_grams: '33.4' }, 568],
  [{ carbs_grams: '0.1' }, undefined],
  [{}, undefined],
  [{ protein_grams: '0', carbs_grams: '0', fat_grams: '0' }, undefined],
  [{ protein_grams: '10', fat_grams: 'a lot' }, undefined],
  [{ protein_grams: '10', fat_grams: '-1' }, undefined],
  [{ protein_grams: '2000', carbs_grams: '2000', fat_grams: '2000' }, undefined],
  [{ calories: ' ', protein_grams: '10' }, 40],
  [{ calories: '0', protein_grams: '10' }, undefined],
  [{ calories: '93,', protein_grams: '10' }, undefined],
])('%j: %s kcal', (typed, kcal) => expect(energyOfMacros({ ...none, ...typed })).toBe(kcal))
