import * as z from 'zod/mini'
import { numeric } from '@/shared/api/row-fields'

/** Left out where there is nothing. */
export const figure = z._default(z.nullable(numeric), null)

const someDay = z._default(z.nullable(z.iso.date()), null)

const sumsSchema = z.object({
  client_id: z.string(),
  /** The client's own today. */
  last_day: z.iso.date(),
  /** Whether anything was logged in the range, sleep apart. */
  active: z.boolean(),
  weights: numeric,
  start_weight: figure,
  first_weight: figure,
  last_weight: figure,
  latest_weight: figure,
  latest_weight_day: someDay,
  waists: numeric,
  start_waist: figure,
  first_waist: figure,
  last_waist: figure,
  latest_waist: figure,
  latest_waist_day: someDay,
  food_days: numeric,
  /** The sum of the range. */
  calories: figure,
  exercise_days: numeric,
  /** The sum of the range. */
  calories_burned: figure,
  /** The sum of the range. */
  exercise_minutes: figure,
  target_weight: figure,
  target_waist: figure,
  target_weekly_exercise_minutes: figure,
  target_daily_calories: figure,
  target_daily_calories_burned: figure,
  target_date: someDay,
  /** The nutritionist's name; null without targets. */
  target_by: z._default(z.nullable(z.string()), null),
})

const perDay = (sum: number | null, days: number): number | null => (sum === null ? null : sum / days)

/**
 * One client over a range of days, as the database function client_figures sums them. Weights in kg, waists in cm, energy
 * in kcal, means a day that has such an entry. `start_` is the first value since the nutritionist of the target
 * came, `first_` and `last_` are those of the range, `latest_` is the last one, however long ago.
 */
export const clientFiguresSchema = z.pipe(
  sumsSchema,
  z.transform((sums) => ({
    ...sums,
    mean_calories: perDay(sums.calories, sums.food_days),
    mean_calories_burned: perDay(sums.calories_burned, sums.exercise_days),
  })),
)

export type ClientFigures = z.output<typeof clientFiguresSchema>
