import { createFileRoute } from '@tanstack/react-router'
import { type ClientOrder, isClientOrder } from '@/entities/client/client-order'
import { clientQueries } from '@/entities/client/queries'
import { ClientsPage } from '@/pages/clients/ClientsPage'

type ClientsSearch = {
  /** Part of a name or an e-mail address. */
  q?: string
  sort?: ClientOrder
}

export const Route = createFileRoute('/_authed/clients/')({
  validateSearch: ({ q, sort }): ClientsSearch => ({
    q: typeof q === 'string' && q !== '' ? q : undefined,
    sort: isClientOrder(sort) ? sort : undefined,
  }),
  loader: ({ context: { queryClient, user } }) =>
    void queryClient.prefetchQuery(clientQueries.overview(user.id)),
  component: ClientsPage,
})
