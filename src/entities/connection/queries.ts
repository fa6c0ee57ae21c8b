import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { findPendingRequest, findRelationship, listReceivedRequests } from './api/connections'
import { receivedRequestSchema } from './connection'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const connectionKeys = {
  relationships: ['client_nutritionist_relationships'] as const,
  requests: ['connection_requests'] as const,
}

/** The other side changes these: they are read anew on every focus, whatever realtime has told. */
const asShared = { refetchOnWindowFocus: 'always' } as const

export const connectionQueries = {
  /** The nutritionist whom a client is connected to; null without one. */
  relationship: (clientId: string) =>
    queryOptions({
      queryKey: [...connectionKeys.relationships, { clientId }, 'nutritionist'] as const,
      queryFn: ({ signal }) => findRelationship(clientId, signal),
      ...asShared,
    }),
  /** A client's open request; null without one. */
  pending: (clientId: string) =>
    queryOptions({
      queryKey: [...connectionKeys.requests, { clientId }, 'pending'] as const,
      queryFn: ({ signal }) => findPendingRequest(clientId, signal),
      ...asShared,
    }),
  /** The requests that wait for a nutritionist's answer, newest first. */
  received: (nutritionistId: string) =>
    queryOptions({
      queryKey: [...connectionKeys.requests, { nutritionistId }, 'pending'] as const,
      queryFn: ({ signal }) => listReceivedRequests(nutritionistId, signal),
      ...asShared,
    }),
}

/**
 * Keeps requests that another read brought along, so that nobody asks for them again while they are fresh.
 * @param requests rows as `received` reads them
 */
export function keepRequests(client: QueryClient, nutritionistId: string, requests: unknown): void {
  const rows = z.array(receivedRequestSchema).parse(requests)
  client.setQueryData(connectionQueries.received(nutritionistId).queryKey, rows)
}
