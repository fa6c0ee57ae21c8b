import { infiniteQueryOptions } from '@tanstack/react-query'
import { listHealthAccess } from './health-access'

const firstPage = 5
const nextPage = 20

export const healthAccessQueries = {
  /** Who opened or changed a client's data, the newest first. */
  list: (clientId: string) =>
    infiniteQueryOptions({
      queryKey: ['list_health_access', { clientId }] as const,
      queryFn: ({ pageParam: { first, count }, signal }) => listHealthAccess(first, count, signal),
      initialPageParam: { first: 0, count: firstPage },
      getNextPageParam: (last, _pages, { first, count }) =>
        last.length < count ? undefined : { first: first + count, count: nextPage },
      refetchOnWindowFocus: 'always', // a nutritionist may have looked meanwhile
    }),
}
