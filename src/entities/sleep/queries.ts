import { queryOptions } from '@tanstack/react-query'
import { listLogWindow } from '@/shared/api/log-window'
import type { Day } from '@/shared/lib/day'
import { sleepSchema } from './sleep'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const sleepKeys = {
  all: ['sleep_entries'] as const,
  ofUser: (userId: string) => [...sleepKeys.all, { userId }] as const,
}

export const sleepQueries = {
  /** A user's entries from one day to another, both included, the latest first; one day is a window too. */
  window: (userId: string, from: Day, to: Day) =>
    queryOptions({
      queryKey: [...sleepKeys.ofUser(userId), 'window', from, to] as const,
      queryFn: ({ signal }) => listLogWindow('sleep_entries', sleepSchema, userId, from, to, signal),
      refetchOnWindowFocus: 'always', // two browsers of one account agree
    }),
}
