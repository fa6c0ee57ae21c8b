import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '@/pages/dashboard/DashboardPage'
import { NutritionistDashboard } from '@/pages/dashboard/LazyNutritionistDashboard'
import { prefetchDashboard } from '@/pages/dashboard/queries'

export const Route = createFileRoute('/_authed/dashboard')({
  loader: async ({ context: { queryClient, user } }) => {
    prefetchDashboard(queryClient, user)
    if (user.role === 'nutritionist') await NutritionistDashboard.preload?.()
  },
  component: DashboardPage,
})
