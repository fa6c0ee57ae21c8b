import { z } from 'zod'

/** The greatest values that one photographed meal may plausibly have (kcal, grams). */
const maxCalories = 5000
const maxGrams = 500

/** JSON schema that the vision service has to fill. */
export const estimateFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'meal_estimate',
    strict: true,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['food', 'confidence', 'calories', 'protein_g', 'carbs_g', 'fat_g'],
      properties: {
        food: { type: 'string', description: 'Short name of the meal; empty when the photo shows no food' },
        confidence: { type: 'number', description: 'From 0 (a guess) to 1 (certain)' },
        calories: { type: 'number', description: 'Energy of the visible portion in kcal' },
        protein_g: { type: 'number', description: 'Protein of the visible portion in grams' },
        carbs_g: { type: 'number', description: 'Carbohydrates of the visible portion in grams' },
        fat_g: { type: 'number', description: 'Fat of the visible portion in grams' },
      },
    },
  },
} as const

/** A number, or text that is nothing but one; kept between 0 and `max` with `decimals` places. */
const amount = (max: number, decimals: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\s*-?\d+(\.\d+)?\s*$/)
        .transform(Number),
    ])
    .transform((value) => Number(Math.min(Math.max(value, 0), max).toFixed(decimals)))

/** At most 100 characters; invisible ones could hide or turn round what the user is shown. */
const plainName = (name: string) =>
  name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .replace(/^(.{100}).*$/u, '$1')
    .trim()

/**
 * Schema of an estimate: text of a name on one line, confidence 0 to 1, energy in whole kcal, grams to a tenth. A number out
 * of range is moved to the nearer end (DESIGN.md section 8); a missing one fails, since a made-up 0 would look measured.
 */
export const estimateSchema = z.object({
  food: z.string().transform(plainName),
  confidence: amount(1, 2),
  calories: amount(maxCalories, 0),
  protein_g: amount(maxGrams, 1),
  carbs_g: amount(maxGrams, 1),
  fat_g: amount(maxGrams, 1),
})

/** What is known of a meal from its photo. */
export type Estimate = z.output<typeof estimateSchema>
