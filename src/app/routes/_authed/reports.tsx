import { createFileRoute } from '@tanstack/react-router'
import { type ReportRange, reportRanges } from '@/entities/progress/report-range'
import { ReportsPage } from '@/pages/reports/ReportsPage'
import { reportQueries } from '@/pages/reports/queries'
import { today } from '@/shared/lib/day'

type ReportsSearch = {
  /** How many days are shown, where it is not as usual. */
  days?: ReportRange
}

export const Route = createFileRoute('/_authed/reports')({
  validateSearch: ({ days }): ReportsSearch => ({
    days: reportRanges.find((range) => range === Number(days)),
  }),
  loaderDeps: ({ search: { days } }) => ({ days }),
  loader: ({ context: { queryClient, user }, deps: { days = 7 } }) => {
    void queryClient.prefetchQuery(reportQueries.range(user.id, days, today()))
  },
  component: ReportsPage,
})
