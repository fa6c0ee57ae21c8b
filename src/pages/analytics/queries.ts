import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReportRange } from '@/entities/progress/report-range'
import { sumsTables } from '@/shared/api/query-client'
import type { Day } from '@/shared/lib/day'
import { type Analytics, getAnalytics } from './analytics'
import { rangeOfGroup } from './group-figures'

/** Analytics with what they are of: while others load, the old ones stay on screen. */
export type RangeAnalytics = Analytics & {
  length: ReportRange
  range: { from: Day; to: Day }
  /** Null where they are of all clients. */
  clientId: string | null
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
        const analytics = await getAnalytics(days, clientId, signal)
        return { ...analytics, clientId, length: days, range: rangeOfGroup(analytics.figures, days, today) }
      },
      placeholderData: keepPreviousData,
      meta: sumsTables,
    }),
}
