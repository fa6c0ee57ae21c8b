import { createFileRoute, redirect } from '@tanstack/react-router'
import { nutritionistQueries } from '@/entities/nutritionist/queries'
import { reviewQueries } from '@/entities/review/queries'
import { ProfilePage } from '@/pages/profile/ProfilePage'

type ProfileSearch = {
  /** The profile is being edited; as clients see it when left out. */
  mode?: 'edit'
}

export const Route = createFileRoute('/_authed/profile')({
  validateSearch: ({ mode }): ProfileSearch => ({ mode: mode === 'edit' ? 'edit' : undefined }),
  beforeLoad: ({ context: { user } }) => {
    // A client's profile is the form in settings.
    if (user.role !== 'nutritionist') throw redirect({ to: '/settings', replace: true })
  },
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(nutritionistQueries.one(user.id))
    void queryClient.prefetchInfiniteQuery(reviewQueries.list(user.id))
  },
  component: ProfilePage,
})
