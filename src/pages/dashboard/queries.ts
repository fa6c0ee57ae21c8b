import { queryOptions } from '@tanstack/react-query'
import { getClientDay } from '@/entities/client-day'
import { keepMoods } from '@/entities/mood/queries'
import { sumsTables } from '@/shared/api/query-client'
import type { Day } from '@/shared/lib/day'

export const dashboardQueries = {
  /** Everything that a client's dashboard opens with, in one call; the moods in it are kept for the mood panel. */
  day: (userId: string, today: Day) =>
    queryOptions({
      queryKey: ['client_day', { userId }, today] as const,
      queryFn: async ({ client, signal }) => {
        const day = await getClientDay(userId, today, signal)
        keepMoods(client, userId, 7, today, day.moods)
        return day
      },
      meta: sumsTables,
      refetchOnWindowFocus: 'always', // two browsers of one account agree (DESIGN.md section 12)
    }),
}
