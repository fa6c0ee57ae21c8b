import { queryOptions } from '@tanstack/react-query'
import type { Day } from '@/shared/lib/day'
import { listMoodEntries } from './api/mood-entries'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const moodKeys = {
  all: ['mood_entries'] as const,
  ofUser: (userId: string) => [...moodKeys.all, { userId }] as const,
}

export const moodQueries = {
  /** A user's entries from one day to another, both included, the latest first; one day is a window too. */
  window: (userId: string, from: Day, to: Day) =>
    queryOptions({
      queryKey: [...moodKeys.ofUser(userId), 'window', from, to] as const,
      queryFn: ({ signal }) => listMoodEntries(userId, from, to, signal),
      refetchOnWindowFocus: 'always', // two browsers of one account agree (DESIGN.md section 12)
    }),
}
