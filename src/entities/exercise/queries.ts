import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listLogWindow } from '@/shared/api/log-window'
import type { Day } from '@/shared/lib/day'
import { type Exercise, exerciseSchema } from './exercise'

/**
 * @param userId whose entries; row level security decides whether they are seen
 * @param from the first day
 * @param to the last day, which is included
 * @returns the latest day first, and of a day the newest first
 * @throws AppError
 */
async function listExercises(userId: string, from: Day, to: Day, signal?: AbortSignal): Promise<Exercise[]> {
  return z.array(exerciseSchema).parse(await listLogWindow('exercise_entries', userId, from, to, signal))
}

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const exerciseKeys = {
  all: ['exercise_entries'] as const,
  ofUser: (userId: string) => [...exerciseKeys.all, { userId }] as const,
}

export const exerciseQueries = {
  /** A user's entries from one day to another, both included, the latest first; one day is a window too. */
  window: (userId: string, from: Day, to: Day) =>
    queryOptions({
      queryKey: [...exerciseKeys.ofUser(userId), 'window', from, to] as const,
      queryFn: ({ signal }) => listExercises(userId, from, to, signal),
      refetchOnWindowFocus: 'always', // two browsers of one account agree (DESIGN.md section 12)
    }),
}
