import { createFileRoute } from '@tanstack/react-router'
import { appointmentQueries } from '@/entities/appointment/queries'
import { clientQueries } from '@/entities/client/queries'
import { CalendarPage } from '@/pages/calendar/CalendarPage'

type CalendarSearch = {
  /** With whom a nutritionist wants a session. */
  client?: string
}

export const Route = createFileRoute('/_authed/calendar')({
  validateSearch: ({ client }): CalendarSearch => ({
    client: typeof client === 'string' && client !== '' ? client : undefined,
  }),
  loaderDeps: ({ search }) => ({ client: search.client }),
  loader: ({ context: { queryClient, user }, deps }) => {
    if (user.role === 'nutritionist') {
      void queryClient.prefetchQuery(appointmentQueries.timeZone(user.id))
      if (deps.client) void queryClient.prefetchQuery(clientQueries.overview(user.id))
    } else void queryClient.prefetchQuery(appointmentQueries.host(user.id))
  },
  component: CalendarPage,
})
