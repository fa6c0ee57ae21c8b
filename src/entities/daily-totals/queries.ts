import { queryOptions } from '@tanstack/react-query'
import { sumsTables } from '@/shared/api/query-client'
import type { Day } from '@/shared/lib/day'
import { listDailyTotals } from './api/daily-totals'

export const dailyTotalsQueries = {
  /** The sums of a client's days from one to another, both included. */
  window: (clientId: string, from: Day, to: Day) =>
    queryOptions({
      queryKey: ['daily_totals', { userId: clientId }, from, to] as const,
      queryFn: ({ signal }) => listDailyTotals(clientId, from, to, signal),
      meta: sumsTables,
      refetchOnWindowFocus: 'always', // the client logs elsewhere, and none of it is told
    }),
}
