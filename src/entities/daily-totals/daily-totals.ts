import * as z from 'zod/mini'
import { numeric } from '@/shared/api/row-fields'

const figure = z.nullable(numeric)

/** The sums of one client and day, as the database function daily_totals has them; null where there is no such entry. */
export const dailyTotalsSchema = z.object({
  user_id: z.string(),
  date: z.iso.date(),
  meals: figure,
  /** kcal */
  calories: figure,
  protein_grams: figure,
  carbs_grams: figure,
  fat_grams: figure,
  exercises: figure,
  exercise_minutes: figure,
  /** kcal */
  calories_burned: figure,
})

export type DailyTotals = z.output<typeof dailyTotalsSchema>
