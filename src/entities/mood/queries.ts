import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { db } from '@/shared/api/backend'
import { listLogWindow } from '@/shared/api/log-window'
import { sumsTables } from '@/shared/api/query-client'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { daysUpTo } from '@/shared/lib/day-window'
import { type ClientMoods, clientMoodsSchema, type MoodMeal } from './client-moods'
import { moodEntrySchema } from './mood-entry'
import type { MoodWindow } from './mood-window'

/**
 * @param clientId whose moods; row level security decides whether they are seen
 * @param from first day
 * @param to last day, inclusive
 * @param onlyMeal leaves out other kinds of meals, and the moods of whole days
 * @throws AppError
 */
async function getClientMoods(
  clientId: string,
  from: Day,
  to: Day,
  onlyMeal?: MoodMeal,
  signal?: AbortSignal,
): Promise<ClientMoods> {
  const range = { client: clientId, from_day: from, to_day: to }
  const sums = await run(db().rpc('client_moods', { ...range, only_meal: onlyMeal }), signal)
  return clientMoodsSchema.parse(sums)
}

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const moodKeys = {
  all: ['mood_entries'] as const,
  ofUser: (userId: string) => [...moodKeys.all, { userId }] as const,
}

/** Two browsers of one account agree. */
const asALog = { refetchOnWindowFocus: 'always' } as const

export const moodQueries = {
  /** A user's entries from one day to another, both included, the latest first; one day is a window too. */
  window: (userId: string, from: Day, to: Day) =>
    queryOptions({
      queryKey: [...moodKeys.ofUser(userId), 'window', from, to] as const,
      queryFn: ({ signal }) => listLogWindow('mood_entries', moodEntrySchema, userId, from, to, signal),
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
