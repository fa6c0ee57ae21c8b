import { createFileRoute } from '@tanstack/react-router'
import { measurementQueries } from '@/entities/measurement/queries'
import { MeasurementsPage } from '@/pages/measurements/MeasurementsPage'

export const Route = createFileRoute('/_authed/measurements')({
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(measurementQueries.list(user.id))
  },
  component: MeasurementsPage,
})
