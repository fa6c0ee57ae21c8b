import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { sumsTables } from '@/shared/api/query-client'
import { listClients } from './clients'
import type { ClientOverview, Mark } from './client-overview'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const clientKeys = {
  all: ['client_nutritionist_relationships'] as const,
  ofNutritionist: (nutritionistId: string) => [...clientKeys.all, { nutritionistId }] as const,
}

/** Poll interval in ms while a nutritionist has a client open: the client logs elsewhere, and none of it is told. */
export const openClientPollMs = 60_000

export const clientQueries = {
  /** A nutritionist's connected clients with the figures of each: one call, however many they are. */
  overview: (nutritionistId: string) =>
    queryOptions({
      queryKey: [...clientKeys.ofNutritionist(nutritionistId), 'overview'] as const,
      queryFn: ({ signal }) => listClients(signal),
      meta: sumsTables,
      // Clients log all day, and none of it is told.
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    }),
}

/** Keeps clients that another read brought along, so that nobody asks for them again while they are fresh. */
export function keepClients(client: QueryClient, nutritionistId: string, clients: ClientOverview[]): void {
  client.setQueryData(clientQueries.overview(nutritionistId).queryKey, clients)
}

/** Puts the marks of a client, as they are stored by now, into every list of the nutritionist's clients. */
export function keepMarks(
  client: QueryClient,
  nutritionistId: string,
  clientId: string,
  marks: readonly Mark[],
): void {
  client.setQueriesData<ClientOverview[]>({ queryKey: clientKeys.ofNutritionist(nutritionistId) }, (rows) =>
    rows?.map((row) => (row.client_id === clientId ? { ...row, marks: [...marks] } : row)),
  )
}
