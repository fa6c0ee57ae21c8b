import { mostCalories, mostGrams } from '@/entities/meal/meal'
import { readAmount } from '@/shared/lib/amount'
import type { MealTyped } from '../log'

/** kcal in a gram of protein, carbohydrates and fat: the factors of food labels. */
const kcalPerGram = { protein_grams: 4, carbs_grams: 4, fat_grams: 9 } as const
export type MacroField = keyof typeof kcalPerGram
export const macroFields = Object.keys(kcalPerGram) as MacroField[]

/**
 * The energy that the macros of a meal amount to, as long as none was typed.
 * @param fields as they were typed
 * @returns whole kcal; undefined when there is energy already, no macro, or one that cannot be read
 */
export function energyOfMacros(fields: Pick<MealTyped, 'calories' | MacroField>): number | undefined {
  if (fields.calories.trim() !== '') return undefined
  let kcal = 0
  for (const field of macroFields) {
    const grams = readAmount(fields[field], { max: mostGrams, digits: 1 }) ?? 0
    if (typeof grams === 'string') return undefined
    kcal += grams * kcalPerGram[field]
  }
  const rounded = Math.round(kcal)
  return rounded > 0 && rounded <= mostCalories ? rounded : undefined
}
