import * as z from 'zod/mini'
import { numeric } from '@/shared/api/row-fields'

/** Left out where there is nothing. */
const figure = z._default(z.nullable(numeric), null)
const someDay = z._default(z.nullable(z.iso.date()), null)

/** What is eaten, burned and moved over some days; energy in kcal. */
export const energyFigures = {
  /** Days that are over and have a meal, and what was eaten on them. */
  food_days: numeric,
  calories: figure,
  /** Those of them that a calorie target stood at the end of, what was eaten on them, and the sum of their targets. */
  judged_food_days: numeric,
  judged_calories: figure,
  judged_calories_target: figure,
  /** So far; null on a range that ends before today. */
  calories_today: figure,
  /** Days that are over since the later of the first of the range and the client's first entry. */
  rate_days: numeric,
  /** Days that are over and have exercise, and what it comes to. */
  exercise_days: numeric,
  exercise_minutes: figure,
  calories_burned: figure,
  /** Of the rate's days those that have such a target, what was done on them, and the sum of their targets. */
  judged_minutes_days: numeric,
  judged_minutes: figure,
  /** Of the weekly target, once a day. */
  judged_minutes_target: figure,
  judged_burned_days: numeric,
  judged_burned: figure,
  judged_burned_target: figure,
  exercise_minutes_today: figure,
  calories_burned_today: figure,
}

/**
 * One client over a range of days, as the database function client_figures sums them. Weights in kg, waists in cm. `start_` is
 * the first value since the nutritionist of the target came, `first_` and `last_` are those of the range, `latest_` is the last
 * one, however long ago.
 */
export const clientFiguresSchema = z.object({
  client_id: z.string(),
  /** The last day of the range. */
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
  ...energyFigures,
  target_weight: figure,
  target_waist: figure,
  target_weekly_exercise_minutes: figure,
  target_daily_calories: figure,
  target_daily_calories_burned: figure,
  target_date: someDay,
  /** The nutritionist's name; null without targets. */
  target_by: z._default(z.nullable(z.string()), null),
})

export type ClientFigures = z.output<typeof clientFiguresSchema>
export type EnergyFigures = Pick<ClientFigures, keyof typeof energyFigures>

/** A figure a day; null where there is none to tell. */
export type DayFigure = {
  value: number | null
  /** Nothing before today counts: the value is today's, which is not over. */
  isSoFar: boolean
}

/** Kcal eaten a day: over the days that are over and have a meal, and where there is none, today so far. */
export const meanCalories = (
  of: Pick<EnergyFigures, 'food_days' | 'calories' | 'calories_today'>,
): DayFigure =>
  of.food_days > 0
    ? { value: (of.calories ?? 0) / of.food_days, isSoFar: false }
    : { value: of.calories_today, isSoFar: of.calories_today !== null }

/** Under so many days a rate is no rate: the sum and the days are told. */
export const fewestRateDays = 7

/**
 * What is done on the days of the range that are over since the client's first entry. A mean where these are seven or more, else
 * the sum of `days`; where none is over, today so far.
 */
export type Rate = DayFigure & {
  /** How many days the sum is of; null where the value is a rate. */
  sumOfDays: number | null
}

/**
 * @param sum over the days that are over; null without any entry
 * @param perDays days in the unit of the rate: 7 for minutes a week
 */
function rateOf(sum: number | null, rateDays: number, today: number | null, perDays: number): Rate {
  if (sum === null) return { value: today, isSoFar: today !== null, sumOfDays: null }
  return rateDays >= fewestRateDays
    ? { value: (sum * perDays) / rateDays, isSoFar: false, sumOfDays: null }
    : { value: sum, isSoFar: false, sumOfDays: rateDays }
}

/** Minutes of exercise a week. */
export const weeklyMinutes = (of: EnergyFigures): Rate =>
  rateOf(of.exercise_minutes, of.rate_days, of.exercise_minutes_today, 7)

/** Kcal burned by exercise a day. */
export const burnedPerDay = (of: EnergyFigures): Rate =>
  rateOf(of.calories_burned, of.rate_days, of.calories_burned_today, 1)
