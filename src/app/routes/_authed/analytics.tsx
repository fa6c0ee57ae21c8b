import { createFileRoute } from '@tanstack/react-router'
import { type ReportRange, reportRanges } from '@/entities/progress/report-range'
import { AnalyticsPage } from '@/pages/analytics/AnalyticsPage'
import { analyticsQueries } from '@/pages/analytics/queries'
import { today } from '@/shared/lib/day'

type AnalyticsSearch = {
  /** How many days are shown, where it is not as usual. */
  days?: ReportRange
  /** The one client that is shown; all without it. */
  client?: string
}

export const Route = createFileRoute('/_authed/analytics')({
  validateSearch: ({ days, client }): AnalyticsSearch => ({
    days: reportRanges.find((range) => range === Number(days)),
    client: typeof client === 'string' && client !== '' ? client : undefined,
  }),
  loaderDeps: ({ search: { days, client } }) => ({ days, client }),
  loader: ({ context: { queryClient, user }, deps: { days = 7, client = null } }) => {
    void queryClient.prefetchQuery(analyticsQueries.range(user.id, days, client, today()))
  },
  component: AnalyticsPage,
})
