import { createFileRoute } from '@tanstack/react-router'
import { ReportsPage } from '@/pages/reports/ReportsPage'
import { reportQueries } from '@/pages/reports/queries'
import { today } from '@/shared/lib/day'

export const Route = createFileRoute('/_authed/reports')({
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(reportQueries.range(user.id, 7, today()))
  },
  component: ReportsPage,
})
