import { createFileRoute } from '@tanstack/react-router'
import { ClientBriefPage } from '@/pages/client-brief/ClientBriefPage'
import { clientBriefQueries } from '@/pages/client-brief/queries'

export const Route = createFileRoute('/_authed/clients/$id_/brief')({
  loader: ({ context: { queryClient, user }, params }) => {
    if (user.role === 'nutritionist') void queryClient.prefetchQuery(clientBriefQueries.brief(params.id))
  },
  component: ClientBriefPage,
})
