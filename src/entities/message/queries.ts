import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listConversations, listMessages } from './messages'
import { messageSchema } from './message'
import { syncThread, type Thread } from './thread'

/** How many the recent communication of a client shows. */
const recentCount = 5

/** Table, then owner, then view. */
export const messageKeys = {
  all: ['feedback'] as const,
  ofClient: (clientId: string) => [...messageKeys.all, { clientId }] as const,
  thread: (clientId: string) => [...messageKeys.ofClient(clientId), 'thread'] as const,
  conversations: (userId: string) => [...messageKeys.all, { userId }, 'conversations'] as const,
}

/** Realtime only tells that something changed, and may miss it: focus asks again. */
const asAChat = { refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const

export const messageQueries = {
  /** A client's conversation. Reading it anew asks only for what came since, and keeps what was loaded before. */
  thread: (clientId: string) =>
    queryOptions({
      queryKey: messageKeys.thread(clientId),
      queryFn: ({ signal, client, queryKey }) =>
        syncThread(
          () => client.getQueryData<Thread>(queryKey),
          (before) => listMessages(clientId, { before }, signal),
        ),
      structuralSharing: false, // merging keeps known messages as they are
      ...asAChat,
    }),
  /** A client's latest messages, newest first. */
  recent: (clientId: string) =>
    queryOptions({
      queryKey: [...messageKeys.ofClient(clientId), 'recent'] as const,
      queryFn: ({ signal }) => listMessages(clientId, { count: recentCount }, signal),
      ...asAChat,
    }),
  /** The signed-in user's conversations. */
  conversations: (userId: string) =>
    queryOptions({
      queryKey: messageKeys.conversations(userId),
      queryFn: ({ signal }) => listConversations(signal),
      ...asAChat,
    }),
}

/**
 * Keeps the latest messages that another read brought along, so that nobody asks for them again while they are fresh.
 * @param messages what open_client answers, newest first
 */
export function keepRecent(client: QueryClient, clientId: string, messages: unknown): void {
  client.setQueryData(messageQueries.recent(clientId).queryKey, z.array(messageSchema).parse(messages))
}
