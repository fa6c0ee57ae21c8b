import { createFileRoute } from '@tanstack/react-router'
import { profileQueries } from '@/entities/profile/queries'
import { SettingsPage } from '@/pages/settings'

export const Route = createFileRoute('/_authed/settings')({
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(profileQueries.own(user.id))
  },
  component: SettingsPage,
})
