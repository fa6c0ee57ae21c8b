import * as z from 'zod/mini'
import { numeric } from '@/shared/api/row-fields'
import type { Day } from '@/shared/lib/day'

/** Left out where there is nothing. */
const figure = z._default(z.nullable(numeric), null)
const count = z._default(numeric, 0)

/**
 * What one day of a client comes to, null where nothing of the kind was logged: sums, and means of weight and waist with how
 * many values they are of. kg, cm, kcal, g, minutes and hours. A nutritionist's have no sleep.
 */
export type DayTotals = {
  day: Day
  weights: number
  weight: number | null
  waists: number
  waist: number | null
  meals: number
  calories: number | null
  exercises: number
  minutes: number | null
  burned: number | null
  protein: number | null
  carbs: number | null
  fat: number | null
  sleep: number | null
}

/** What a day comes to on which nothing was logged. */
export const noTotals: Omit<DayTotals, 'day'> = {
  weights: 0,
  weight: null,
  waists: 0,
  waist: null,
  meals: 0,
  calories: null,
  exercises: 0,
  minutes: null,
  burned: null,
  protein: null,
  carbs: null,
  fat: null,
  sleep: null,
}

/** A row of the database function daily_totals. */
export const dayTotalsSchema = z.pipe(
  z.object({
    date: z.iso.date(),
    weights: count,
    weight: figure,
    waists: count,
    waist: figure,
    meals: count,
    calories: figure,
    exercises: count,
    exercise_minutes: figure,
    calories_burned: figure,
    protein_grams: figure,
    carbs_grams: figure,
    fat_grams: figure,
    sleep_hours: figure,
  }),
  z.transform(
    ({
      date,
      exercise_minutes: minutes,
      calories_burned: burned,
      protein_grams: protein,
      carbs_grams: carbs,
      fat_grams: fat,
      sleep_hours: sleep,
      ...same
    }): DayTotals => ({ day: date, minutes, burned, protein, carbs, fat, sleep, ...same }),
  ),
)

/** Whether a day is over: today is `so far`, and in no mean, share or status. */
export const isOver = (day: Day, today: Day): boolean => day < today
