import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { sumsTables } from '@/shared/api/query-client'
import type { Day } from '@/shared/lib/day'
import { daysUpTo } from '@/shared/lib/day-window'
import { getClientMoods } from './api/client-moods'
import { listMoodEntries } from './api/mood-entries'
import { clientMoodsSchema, type MoodMeal } from './client-moods'
import type { MoodWindow } from './mood-window'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const moodKeys = {
  all: ['mood_entries'] as const,
  ofUser: (userId: string) => [...moodKeys.all, { userId }] as const,
}

/** Two browsers of one account agree (DESIGN.md section 12). */
const asALog = { refetchOnWindowFocus: 'always' } as const

export const moodQueries = {
  /** A user's entries from one day to another, both included, the latest first; one day is a window too. */
  window: (userId: string, from: Day, to: Day) =>
    queryOptions({
      queryKey: [...moodKeys.ofUser(userId), 'window', from, to] as const,
      queryFn: ({ signal }) => listMoodEntries(userId, from, to, signal),
      ...asALog,
    }),
  /** The moods of a client's last days, summed: with meals and without, or of one kind of meal. */
  lastDays: (userId: string, days: MoodWindow, today: Day, onlyMeal?: MoodMeal) =>
    queryOptions({
      queryKey: [...moodKeys.ofUser(userId), 'last-days', days, today, onlyMeal ?? 'all'] as const,
      queryFn: ({ signal }) => {
        const { from, to } = daysUpTo(today, days)
        return getClientMoods(userId, from, to, onlyMeal, signal)
      },
      meta: sumsTables,
      ...asALog,
    }),
}

/**
 * Keeps moods that another read brought along, so that nobody asks for them again while they are fresh.
 * @param moods what client_moods answers for these days
 */
export function keepMoods(
  client: QueryClient,
  userId: string,
  days: MoodWindow,
  today: Day,
  moods: unknown,
): void {
  client.setQueryData(moodQueries.lastDays(userId, days, today).queryKey, clientMoodsSchema.parse(moods))
}
