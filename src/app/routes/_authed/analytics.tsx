import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '@/pages/analytics/AnalyticsPage'
import { analyticsQueries } from '@/pages/analytics/queries'
import { today } from '@/shared/lib/day'

export const Route = createFileRoute('/_authed/analytics')({
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(analyticsQueries.range(user.id, 7, null, today()))
  },
  component: AnalyticsPage,
})
