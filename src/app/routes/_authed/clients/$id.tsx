import { createFileRoute } from '@tanstack/react-router'
import { ClientDetailPage } from '@/pages/client-detail/ClientDetailPage'
import { clientDetailQueries } from '@/pages/client-detail/queries'

export const Route = createFileRoute('/_authed/clients/$id')({
  loader: ({ context: { queryClient, user }, params }) => {
    if (user.role === 'nutritionist') void queryClient.prefetchQuery(clientDetailQueries.open(params.id))
  },
  component: ClientDetailPage,
})
