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

const noUnit = /^$/
const energy = /^(kcal|ккал)\.?$/i
const grams = /^(g|gr|grams?|г|гр)\.?$/i

/** A number that stands in a text, with point or comma, and perhaps its unit; undefined for '1,200', which may be either. */
function readAmount(text: string, unit: RegExp): number | undefined {
  const [, whole, sign, decimals = '', told = ''] =
    /^\s*(-?\d+)(?:([.,])(\d+))?\s*(\p{L}+\.?)?\s*$/u.exec(text) ?? []
  const isThousands = sign === ',' && decimals.length === 3
  if (whole === undefined || isThousands || (told !== '' && !unit.test(told))) return undefined
  return Number(`${whole}.${decimals || 0}`)
}

/** A number, or text that is nothing but one with its unit, from 0 to `max`; rounded to `decimals` places. */
const amount = (max: number, decimals: number, unit: RegExp) =>
  z
    .union([z.number(), z.string().transform((text) => readAmount(text, unit))])
    .pipe(z.number().min(0).max(max))
    .transform((value) => Number(value.toFixed(decimals)))

/** At most 100 characters; invisible ones could hide or turn round what the user is shown. */
const plainName = (name: string) =>
  name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .replace(/^(.{100}).*$/u, '$1')
    .trim()

/**
 * Schema of an estimate: text of a name on one line, confidence 0 to 1, energy in whole kcal, grams to a tenth. A number that
 * is missing, in words or out of range fails: one that was made up, or moved into the range, would look measured.
 */
export const estimateSchema = z.object({
  food: z.string().transform(plainName),
  confidence: amount(1, 2, noUnit),
  calories: amount(maxCalories, 0, energy),
  protein_g: amount(maxGrams, 1, grams),
  carbs_g: amount(maxGrams, 1, grams),
  fat_g: amount(maxGrams, 1, grams),
})

/** What is known of a meal from its photo. */
export type Estimate = z.output<typeof estimateSchema>
