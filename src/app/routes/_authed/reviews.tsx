import { createFileRoute } from '@tanstack/react-router'
import { reviewQueries } from '@/entities/review/queries'
import { ReviewsPage } from '@/pages/reviews/ReviewsPage'

type ReviewsSearch = {
  /** The request that is being answered; the list when left out. */
  request?: string
}

export const Route = createFileRoute('/_authed/reviews')({
  validateSearch: ({ request }): ReviewsSearch => ({
    request: typeof request === 'string' ? request : undefined,
  }),
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(reviewQueries.requests(user.id))
  },
  component: ReviewsPage,
})
