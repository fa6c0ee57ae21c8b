import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { sumsTables } from '@/shared/api/query-client'
import type { Day } from '@/shared/lib/day'
import { listClients, listProgress } from './api/clients'
import type { ClientOverview } from './model/client-overview'

export { getNutritionistDay } from './api/clients'
export { type ClientOrder, isClientOrder } from './model/client-order'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const clientKeys = {
  all: ['client_nutritionist_relationships'] as const,
  ofNutritionist: (nutritionistId: string) => [...clientKeys.all, { nutritionistId }] as const,
}

/** Clients log all day, and none of it is told: focus asks again (DESIGN.md section 5). */
const asShared = { meta: sumsTables, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const

export const clientQueries = {
  /** A nutritionist's connected clients with the figures of each: one call, however many they are. */
  overview: (nutritionistId: string) =>
    queryOptions({
      queryKey: [...clientKeys.ofNutritionist(nutritionistId), 'overview'] as const,
      queryFn: ({ signal }) => listClients(signal),
      ...asShared,
    }),
  /** Some of these clients over a range, both days included. */
  progress: (nutritionistId: string, clientIds: readonly string[], from: Day, to: Day) =>
    queryOptions({
      queryKey: [...clientKeys.ofNutritionist(nutritionistId), 'progress', clientIds, from, to] as const,
      queryFn: ({ signal }) => listProgress(clientIds, from, to, signal),
      ...asShared,
    }),
}

/** Keeps clients that another read brought along, so that nobody asks for them again while they are fresh. */
export function keepClients(client: QueryClient, nutritionistId: string, clients: ClientOverview[]): void {
  client.setQueryData(clientQueries.overview(nutritionistId).queryKey, clients)
}
