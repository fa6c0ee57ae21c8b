import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { listLogWindow } from '@/shared/api/log-window'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { type Exercise, exerciseSchema } from '../model/exercise'

/**
 * @param userId whose entries; row level security decides whether they are seen
 * @param from the first day
 * @param to the last day, which is included
 * @returns the latest day first, and of a day the newest first
 * @throws AppError
 */
export async function listExercises(
  userId: string,
  from: Day,
  to: Day,
  signal?: AbortSignal,
): Promise<Exercise[]> {
  return z.array(exerciseSchema).parse(await listLogWindow('exercise_entries', userId, from, to, signal))
}

/**
 * @returns the entry as it is stored now; undefined when there is none of that id that the user may see
 * @throws AppError
 */
export async function findExercise(id: string): Promise<Exercise | undefined> {
  const row = await run(db().from('exercise_entries').select().eq('id', id).maybeSingle())
  return row === null ? undefined : exerciseSchema.parse(row)
}
