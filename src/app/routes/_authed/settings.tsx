import { createFileRoute } from '@tanstack/react-router'
import { healthAccessQueries } from '@/pages/settings/queries'
import { profileQueries } from '@/entities/profile/queries'
import { SettingsPage } from '@/pages/settings/SettingsPage'

export const Route = createFileRoute('/_authed/settings')({
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(profileQueries.own(user.id))
    if (user.role === 'client') void queryClient.prefetchInfiniteQuery(healthAccessQueries.list(user.id))
  },
  component: SettingsPage,
})
