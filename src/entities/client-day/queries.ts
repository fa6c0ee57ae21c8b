import { queryOptions } from '@tanstack/react-query'
import { sumsTables } from '@/shared/api/query-client'
import type { Day } from '@/shared/lib/day'
import { getClientDay } from './api/client-day'

export const clientDayQueries = {
  /** Everything that a client's dashboard opens with. */
  day: (userId: string, day: Day) =>
    queryOptions({
      queryKey: ['client_day', { userId }, day] as const,
      queryFn: ({ signal }) => getClientDay(userId, day, signal),
      meta: sumsTables,
      refetchOnWindowFocus: 'always', // two browsers of one account agree (DESIGN.md section 12)
    }),
}
