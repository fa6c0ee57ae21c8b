import { queryOptions } from '@tanstack/react-query'
import { listLogWindow } from '@/shared/api/log-window'
import type { Day } from '@/shared/lib/day'
import { exerciseSchema } from './exercise'

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
      queryFn: ({ signal }) => listLogWindow('exercise_entries', exerciseSchema, userId, from, to, signal),
      refetchOnWindowFocus: 'always', // two browsers of one account agree
    }),
}
