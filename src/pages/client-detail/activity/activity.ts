import { inTenths } from '@/shared/lib/tenths'
import type { DailyTotals } from './daily-totals'

/** How many days the activity of a client can cover (spec section 2). */
export const activityRanges = [3, 7, 14, 30] as const
export type ActivityRange = (typeof activityRanges)[number]

/** What the days are measured against: kcal a day, minutes a week; null where the nutritionist has set nothing. */
export type ActivityTargets = { calories: number; burned: number; weeklyMinutes: number | null }

/** Energy in kcal, macronutrients in grams; means are per day and not rounded, null without such a day. */
export type Activity = {
  foodDays: number
  meals: number
  meanCalories: number | null
  meanProtein: number | null
  meanCarbs: number | null
  meanFat: number | null
  exerciseDays: number
  exercises: number
  minutes: number
  /** Over all days of the range: days of rest count too. */
  meanMinutes: number
  caloriesBurned: number
  /** Over the days with exercise. */
  meanCaloriesBurned: number | null
  /** Eaten minus burned, over the days with food: without it the day is not known, not empty. */
  net: number | null
  meanNet: number | null
}

type Figure = Exclude<keyof DailyTotals, 'user_id' | 'date'>

/**
 * What the days come to (DESIGN.md section 4: averages are over days with data).
 * @param totals of the range; days without an entry are missing
 * @param days of the range
 */
export function sumActivity(totals: readonly DailyTotals[], days: number): Activity {
  const fed = totals.filter(({ meals }) => meals !== null)
  const moved = totals.filter(({ exercises }) => exercises !== null)
  const net = sumOf(fed, 'calories') - sumOf(fed, 'calories_burned')
  const perDay = (sum: number, of: readonly unknown[]) => (of.length === 0 ? null : sum / of.length)
  const minutes = sumOf(moved, 'exercise_minutes')
  return {
    foodDays: fed.length,
    meals: sumOf(fed, 'meals'),
    meanCalories: perDay(sumOf(fed, 'calories'), fed),
    meanProtein: perDay(sumOf(fed, 'protein_grams'), fed),
    meanCarbs: perDay(sumOf(fed, 'carbs_grams'), fed),
    meanFat: perDay(sumOf(fed, 'fat_grams'), fed),
    exerciseDays: moved.length,
    exercises: sumOf(moved, 'exercises'),
    minutes,
    meanMinutes: minutes / days,
    caloriesBurned: sumOf(moved, 'calories_burned'),
    meanCaloriesBurned: perDay(sumOf(moved, 'calories_burned'), moved),
    net: fed.length === 0 ? null : inTenths(net),
    meanNet: perDay(net, fed),
  }
}

/** Added in tenths: 0.1 + 0.2 is 0.3. */
const sumOf = (totals: readonly DailyTotals[], of: Figure): number =>
  totals.reduce((sum, day) => sum + Math.round((day[of] ?? 0) * 10), 0) / 10

/** How a figure meets its target: green or orange (spec section 9). */
export type Adherence = { share: number; isMet: boolean }

/** A calorie total is met within 90 to 110 % of its target (spec section 9). @returns null without either */
export function caloriesAdherence(mean: number | null, target: number | null): Adherence | null {
  if (mean === null || !target) return null
  const share = mean / target
  return { share, isMet: mean * 10 >= target * 9 && mean * 10 <= target * 11 }
}

/** Exercise and burned calories are met from 80 % on (spec section 9). @returns null without either */
export function amountAdherence(mean: number | null, target: number | null): Adherence | null {
  if (mean === null || !target) return null
  const share = mean / target
  return { share, isMet: mean * 10 >= target * 8 }
}

/** Parts of the energy that are taken as a reference where only calories are aimed at, and kcal in a gram. */
const reference = {
  protein: { share: 0.2, kcal: 4 },
  carbs: { share: 0.5, kcal: 4 },
  fat: { share: 0.3, kcal: 9 },
}

/**
 * What the calorie target makes in grams, at 20 % of the energy from protein, 50 % from carbs and 30 % from fat: nobody
 * sets targets of macronutrients, so the chart says what its lines are.
 * @param calories target, kcal
 */
export const macroReference = (calories: number) => ({
  protein: Math.round((calories * reference.protein.share) / reference.protein.kcal),
  carbs: Math.round((calories * reference.carbs.share) / reference.carbs.kcal),
  fat: Math.round((calories * reference.fat.share) / reference.fat.kcal),
})
