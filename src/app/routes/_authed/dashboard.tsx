import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '@/pages/dashboard'
import { dashboardQueries } from '@/pages/dashboard/queries'
import { today } from '@/shared/lib/day'

export const Route = createFileRoute('/_authed/dashboard')({
  loader: ({ context: { queryClient, user } }) => {
    if (user.role === 'nutritionist') void queryClient.prefetchQuery(dashboardQueries.nutritionist(user.id))
    else void queryClient.prefetchQuery(dashboardQueries.day(user.id, today()))
  },
  component: DashboardPage,
})
