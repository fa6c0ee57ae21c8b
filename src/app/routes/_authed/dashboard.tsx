import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '@/pages/dashboard'
import { NutritionistDashboard } from '@/pages/dashboard/NutritionistDashboard'
import { dashboardQueries } from '@/pages/dashboard/queries'
import { today } from '@/shared/lib/day'

export const Route = createFileRoute('/_authed/dashboard')({
  loader: async ({ context: { queryClient, user } }) => {
    if (user.role !== 'nutritionist') {
      void queryClient.prefetchQuery(dashboardQueries.day(user.id, today()))
      return
    }
    void queryClient.prefetchQuery(dashboardQueries.nutritionist(user.id))
    await NutritionistDashboard.preload?.()
  },
  component: DashboardPage,
})
