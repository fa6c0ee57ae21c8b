import { queryOptions } from '@tanstack/react-query'
import type { Day } from '@/shared/lib/day'
import { getClientDay } from './api/client-day'

export const clientDayKeys = {
  all: ['client_day'] as const,
  ofUser: (userId: string) => [...clientDayKeys.all, { userId }] as const,
}

export const clientDayQueries = {
  /** Everything that a client's dashboard opens with. It sums many tables: routes read it anew at every visit. */
  day: (userId: string, day: Day) =>
    queryOptions({
      queryKey: [...clientDayKeys.ofUser(userId), day] as const,
      queryFn: ({ signal }) => getClientDay(userId, day, signal),
      refetchOnWindowFocus: 'always',
    }),
}
