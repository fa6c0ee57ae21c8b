import { createFileRoute } from '@tanstack/react-router'
import { type ActivityRange, activityRanges } from '@/pages/client-detail/activity-window'
import { ClientDetailPage } from '@/pages/client-detail/ClientDetailPage'
import { clientDetailQueries } from '@/pages/client-detail/queries'
import { type Day, isDay } from '@/shared/lib/day'

type ClientSearch = {
  /** How many days of activity are shown, and the last of them where that is not the client's today. */
  days?: ActivityRange
  until?: Day
  /** The parts of the screen that were folded or unfolded, by their ids, with commas. */
  folds?: string
}

export const Route = createFileRoute('/_authed/clients/$id')({
  validateSearch: ({ days, until, folds }): ClientSearch => ({
    days: activityRanges.find((range) => range === Number(days)),
    until: typeof until === 'string' && isDay(until) ? until : undefined,
    folds: typeof folds === 'string' && folds !== '' ? folds : undefined,
  }),
  loader: ({ context: { queryClient, user }, params }) => {
    if (user.role === 'nutritionist') void queryClient.prefetchQuery(clientDetailQueries.open(params.id))
  },
  component: ClientDetailPage,
})
