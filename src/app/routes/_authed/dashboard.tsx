import { createFileRoute } from '@tanstack/react-router'
import { mealQueries } from '@/entities/meal/queries'
import { DashboardPage } from '@/pages/dashboard'
import { today } from '@/shared/lib/day'

export const Route = createFileRoute('/_authed/dashboard')({
  loader: ({ context: { queryClient, user } }) => {
    if (user.role !== 'nutritionist') void queryClient.prefetchQuery(mealQueries.day(user.id, today()))
  },
  component: DashboardPage,
})
