import { createFileRoute } from '@tanstack/react-router'
import { clientDayQueries } from '@/entities/client-day/queries'
import { moodQueries } from '@/entities/mood/queries'
import { DashboardPage } from '@/pages/dashboard'
import { today } from '@/shared/lib/day'

export const Route = createFileRoute('/_authed/dashboard')({
  loader: ({ context: { queryClient, user } }) => {
    if (user.role === 'nutritionist') return
    void queryClient.prefetchQuery(clientDayQueries.day(user.id, today()))
    void queryClient.prefetchQuery(moodQueries.lastDays(user.id, 7, today()))
  },
  component: DashboardPage,
})
