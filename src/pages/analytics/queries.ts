import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReportRange } from '@/entities/progress/report-range'
import type { ClientRange } from '@/entities/progress/client-range'
import { sumsTables } from '@/shared/api/query-client'
import type { Day } from '@/shared/lib/day'
import { type Analytics, getAnalytics } from './analytics'
import { daysUpTo } from '@/shared/lib/day-window'
import { rangeOfGroup } from './group-figures'

/** Analytics with what they are of: while others load, the old ones stay on screen. */
export type RangeAnalytics = Omit<Analytics, 'of_client'> & {
  /** One client's range; null where they are of all clients. */
  ofClient: ClientRange | null
  range: { from: Day; to: Day }
}

export const analyticsQueries = {
  /**
   * Everything that analytics show, in one call.
   * @param clientId of one client; of all when null
   * @param today of the nutritionist
   */
  range: (userId: string, days: ReportRange, clientId: string | null, today: Day) =>
    queryOptions({
      queryKey: ['coach_analytics', { userId }, days, clientId, today] as const,
      queryFn: async ({ signal }): Promise<RangeAnalytics> => {
        const { of_client: found, ...analytics } = await getAnalytics(days, clientId, signal)
        const ofClient = found && { ...found, range: daysUpTo(found.today, days) }
        return {
          ...analytics,
          ofClient,
          range: ofClient?.range ?? rangeOfGroup(analytics.figures, days, today),
        }
      },
      placeholderData: keepPreviousData,
      meta: sumsTables,
    }),
}
