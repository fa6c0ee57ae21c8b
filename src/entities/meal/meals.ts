import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { type Meal, mealColumns, readMeals } from './meal'

/**
 * @param userId whose meals; row level security decides whether they are seen
 * @returns newest first
 * @throws AppError
 */
export async function listMealsOfDay(userId: string, day: Day, signal?: AbortSignal): Promise<Meal[]> {
  const rows = await run(
    db()
      .from('food_entries')
      .select(mealColumns)
      .eq('user_id', userId)
      .eq('date', day)
      .order('created_at', { ascending: false })
      .order('id'),
    signal,
  )
  return readMeals(rows)
}

/**
 * @param userId whose meals; row level security decides whether they are seen
 * @param from the first day
 * @param to the last day, which is included
 * @returns the latest day first, and of a day the newest first
 * @throws AppError
 */
export async function listMealsBetween(
  userId: string,
  from: Day,
  to: Day,
  signal?: AbortSignal,
): Promise<Meal[]> {
  const rows = await run(
    db()
      .from('food_entries')
      .select(mealColumns)
      .eq('user_id', userId)
      .gte('date', from)
      .lte('date', to)
      .order('date', { ascending: false })
      .order('created_at', { ascending: false })
      .order('id'),
    signal,
  )
  return readMeals(rows)
}

/**
 * The signed-in user's own meals of the latest days that have any, whole days.
 * @param before the first day that is left out
 * @param dayCount how many days, 1 to 31
 * @returns newest first
 * @throws AppError
 */
export async function listMealHistory(before: Day, dayCount: number, signal?: AbortSignal): Promise<Meal[]> {
  const rows = await run(
    db().rpc('list_meal_history', { before_day: before, day_count: dayCount }).select(mealColumns),
    signal,
  )
  return readMeals(rows)
}

const foodLogSchema = z.object({ meals: z.unknown(), history: z.unknown(), target_course: z.unknown() })

/** What the food log opens with; targets as their own entity reads them. */
export type FoodLog = { meals: Meal[]; history: Meal[]; target_course: unknown }

/**
 * What the signed-in user's food log opens with, in one call.
 * @param day whose meals, newest first
 * @param before the first day that the history leaves out
 * @param dayCount days of history, 1 to 31
 * @throws AppError
 */
export async function getFoodLog(
  day: Day,
  before: Day,
  dayCount: number,
  signal?: AbortSignal,
): Promise<FoodLog> {
  const answer = await run(db().rpc('food_log', { day, before_day: before, day_count: dayCount }), signal)
  const { meals, history, target_course } = foodLogSchema.parse(answer)
  return { meals: readMeals(meals), history: readMeals(history), target_course }
}
