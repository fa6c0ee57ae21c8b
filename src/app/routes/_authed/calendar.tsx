import { createFileRoute } from '@tanstack/react-router'
import { appointmentQueries } from '@/entities/appointment/queries'
import { CalendarPage } from '@/pages/calendar'

export const Route = createFileRoute('/_authed/calendar')({
  loader: ({ context: { queryClient, user } }) => {
    if (user.role === 'nutritionist') void queryClient.prefetchQuery(appointmentQueries.timeZone(user.id))
    else void queryClient.prefetchQuery(appointmentQueries.host(user.id))
  },
  component: CalendarPage,
})
