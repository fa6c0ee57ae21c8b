import * as z from 'zod/mini'
import { numeric } from '@/shared/api/row-fields'

const figure = z.nullable(numeric)

/**
 * One client over a range of days, as the database function client_progress sums them. Weights in kg, waists in cm,
 * energy in kcal; means are over the days that have such an entry.
 */
export const clientProgressSchema = z.object({
  client_id: z.string(),
  weights: z.number(),
  first_weight: figure,
  last_weight: figure,
  waists: z.number(),
  first_waist: figure,
  last_waist: figure,
  food_days: z.number(),
  mean_calories: figure,
  exercise_days: z.number(),
  mean_calories_burned: figure,
  exercise_minutes: z.number(),
  target_weight: figure,
  target_waist: figure,
  target_weekly_exercise_minutes: figure,
  target_daily_calories: figure,
  target_daily_calories_burned: figure,
  target_date: z.nullable(z.iso.date()),
})

export type ClientProgress = z.output<typeof clientProgressSchema>
