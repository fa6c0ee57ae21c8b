import * as z from 'zod/mini'
import { longestTitle, mostCalories, mostGrams } from '@/entities/meal/meal'
import { numeric } from '@/shared/api/row-fields'
import { readDecimal } from '@/shared/lib/decimal'
import { asTyped } from '@/shared/lib/amount'
import { inTenths } from '@/shared/lib/tenths'
import type { MealTyped } from '../log'

const amount = (most: number) =>
  z.pipe(numeric, z.pipe(z.number().check(z.minimum(0), z.maximum(most)), z.transform(inTenths)))

/**
 * The answer of analyze-food-image: kcal and grams of the visible portion. What the form could not take
 * is no estimate: a figure that was never said would look measured.
 */
export const estimateSchema = z.object({
  food: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestTitle)),
  /** How sure it is, 0 to 1. */
  confidence: z.pipe(numeric, z.number().check(z.minimum(0), z.maximum(1))),
  calories: amount(mostCalories),
  protein_g: amount(mostGrams),
  carbs_g: amount(mostGrams),
  fat_g: amount(mostGrams),
})

export type Estimate = z.output<typeof estimateSchema>

/** The fields of the form that a photo says something about. */
export const estimatedFields = ['title', 'calories', 'protein_grams', 'carbs_grams', 'fat_grams'] as const
export type EstimatedField = (typeof estimatedFields)[number]
/** Texts of those fields. */
export type EstimatedTexts = Pick<MealTyped, EstimatedField>

/** @param locale whose decimal sign the texts show */
export const textsOfEstimate = (estimate: Estimate, locale: string): EstimatedTexts => ({
  title: estimate.food,
  calories: asTyped(estimate.calories, locale),
  protein_grams: asTyped(estimate.protein_g, locale),
  carbs_grams: asTyped(estimate.carbs_g, locale),
  fat_grams: asTyped(estimate.fat_g, locale),
})

export type OfferState = 'empty' | 'same' | 'different'

/** How what is typed stands to what is offered: '18.40' and '18,4' are the same amount. */
export function offerState(field: EstimatedField, typed: string, offered: string): OfferState {
  if (typed.trim() === '') return 'empty'
  const read = (text: string) => (field === 'title' ? text.trim() : readDecimal(text))
  return read(typed) === read(offered) ? 'same' : 'different'
}

export type ConfidenceLevel = 'high' | 'medium' | 'low'

/** @param confidence 0 to 1 */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= 0.8) return 'high'
  return confidence >= 0.5 ? 'medium' : 'low'
}
