import { createFileRoute } from '@tanstack/react-router'
import { messageQueries } from '@/entities/message/queries'
import { ClientDetailPage } from '@/pages/client-detail'

export const Route = createFileRoute('/_authed/clients/$id')({
  loader: ({ context: { queryClient, user }, params }) => {
    void queryClient.prefetchQuery(messageQueries.conversations(user.id))
    if (user.role === 'nutritionist') void queryClient.prefetchQuery(messageQueries.recent(params.id))
  },
  component: ClientDetailPage,
})
