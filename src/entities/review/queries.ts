import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listReviewRequests } from './review-requests'
import { countRatings, listReviews } from './api/reviews'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const reviewKeys = {
  ofNutritionist: (nutritionistId: string) => ['nutritionist_reviews', { nutritionistId }] as const,
  requestsOf: (clientId: string) => ['review_requests', { clientId }] as const,
}

/** The first read, and every one after it. */
const firstPage = 5
const nextPage = 20

export const reviewQueries = {
  /** What clients wrote about a nutritionist, the newest first. */
  list: (nutritionistId: string) =>
    infiniteQueryOptions({
      queryKey: [...reviewKeys.ofNutritionist(nutritionistId), 'list'] as const,
      queryFn: ({ pageParam: { first, count }, signal }) => listReviews(nutritionistId, first, count, signal),
      initialPageParam: { first: 0, count: firstPage },
      getNextPageParam: (last, _pages, { first, count }) =>
        last.length < count ? undefined : { first: first + count, count: nextPage },
    }),
  /** How many gave each number of stars. */
  distribution: (nutritionistId: string) =>
    queryOptions({
      queryKey: [...reviewKeys.ofNutritionist(nutritionistId), 'distribution'] as const,
      queryFn: ({ signal }) => countRatings(nutritionistId, signal),
    }),
  /** The requests that a client may still answer. */
  requests: (clientId: string) =>
    queryOptions({
      queryKey: [...reviewKeys.requestsOf(clientId), 'open'] as const,
      queryFn: ({ signal }) => listReviewRequests(clientId, signal),
      refetchOnWindowFocus: 'always', // a meeting that has ended asks for a review
    }),
}
