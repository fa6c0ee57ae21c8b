import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { numeric, timestamp } from '@/shared/api/row-fields'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'

const mood = z.nullable(z.enum(['terrible', 'bad', 'neutral', 'good', 'great']))

const mealSchema = z.object({
  id: z.string(),
  title: z.string(),
  meal_type: z.enum(['breakfast', 'lunch', 'dinner', 'snack']),
  calories: numeric,
  image_url: z.nullable(z.string()),
  mood_before_eating: mood,
  mood_after_eating: mood,
  created_at: timestamp,
})

const exerciseSchema = z.object({
  id: z.string(),
  type: z.string(),
  duration: numeric,
  calories_burned: numeric,
  created_at: timestamp,
})

const weightSchema = z.object({ date: z.iso.date(), weight: numeric })

const targetsSchema = z.object({
  target_weight: z.nullable(numeric),
  target_daily_calories: z.nullable(numeric),
  target_daily_calories_burned: z.nullable(numeric),
})

/** A client's day, as the database function client_day sums it. */
export const clientDaySchema = z.object({
  /** kcal */
  calories: numeric,
  protein_grams: numeric,
  carbs_grams: numeric,
  fat_grams: numeric,
  meals: numeric,
  /** kcal */
  calories_burned: numeric,
  exercise_minutes: numeric,
  exercises: numeric,
  /** The two newest. */
  recent_meals: z.array(mealSchema),
  recent_exercises: z.array(exerciseSchema),
  /** Whole meals of the day and the day before that lack the mood after eating, newest first, five at most. */
  meals_without_mood_after: z.unknown(),
  /** kg, the mean of each day of the last 30 that has one, ascending. */
  weights: z.array(weightSchema),
  /** The newest and the one before it, however long ago. */
  latest_weights: z.array(weightSchema),
  targets: z.nullable(targetsSchema),
  /** The moods of the last seven days, as the mood panel reads them. */
  moods: z.unknown(),
})

export type ClientDay = z.output<typeof clientDaySchema>
export type MealOfDay = ClientDay['recent_meals'][number]
export type ExerciseOfDay = ClientDay['recent_exercises'][number]

/**
 * @param clientId whose day; row level security decides what of it is seen
 * @param day of the client's calendar
 * @throws AppError
 */
export async function getClientDay(clientId: string, day: Day, signal?: AbortSignal): Promise<ClientDay> {
  return clientDaySchema.parse(await run(db().rpc('client_day', { day, client: clientId }), signal))
}
