import { createFileRoute } from '@tanstack/react-router'
import { type ClientOrder, clientQueries, isClientOrder } from '@/entities/client/queries'
import { ClientsPage } from '@/pages/clients'

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
