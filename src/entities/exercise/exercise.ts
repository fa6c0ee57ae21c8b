import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { numeric, timestamp } from '@/shared/api/row-fields'

/** An exercise entry, as the API returns it: `duration` in minutes, `calories_burned` in kcal. */
export const exerciseSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  date: z.iso.date(),
  type: z.string(),
  duration: numeric,
  calories_burned: numeric,
  notes: z.nullable(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
}) satisfies z.ZodMiniType<Tables<'exercise_entries'>>

export type Exercise = z.output<typeof exerciseSchema>

/** Minutes and kcal. */
export type ExerciseTotals = { minutes: number; caloriesBurned: number }

/** What the entries add up to, in tenths exactly: 0.1 + 0.2 is 0.3. */
export function sumExercises(exercises: readonly Exercise[]): ExerciseTotals {
  const sum = (of: (exercise: Exercise) => number) =>
    exercises.reduce((tenths, exercise) => tenths + Math.round(of(exercise) * 10), 0) / 10
  return {
    minutes: sum((exercise) => exercise.duration),
    caloriesBurned: sum((exercise) => exercise.calories_burned),
  }
}

/**
 * The latest entries of types that differ: what a client usually does, with the values of the last time.
 * @param exercises newest first
 * @param count how many at most
 */
export function distinctExercises(exercises: readonly Exercise[], count: number): Exercise[] {
  const byType = new Map<string, Exercise>()
  for (const exercise of exercises) {
    const type = exercise.type.trim().toLocaleLowerCase()
    if (!byType.has(type)) byType.set(type, exercise)
    if (byType.size === count) break
  }
  return [...byType.values()]
}
