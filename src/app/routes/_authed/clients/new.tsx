import { createFileRoute } from '@tanstack/react-router'
import { nutritionistQueries } from '@/entities/nutritionist/queries'
import { AddClientPage } from '@/pages/add-client/AddClientPage'

export const Route = createFileRoute('/_authed/clients/new')({
  loader: ({ context: { queryClient, user } }) => {
    if (user.role === 'nutritionist') void queryClient.prefetchQuery(nutritionistQueries.one(user.id))
  },
  component: AddClientPage,
})
