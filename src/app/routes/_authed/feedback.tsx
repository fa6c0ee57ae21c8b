import { createFileRoute } from '@tanstack/react-router'
import { messageQueries } from '@/entities/message/queries'
import { ChatPage } from '@/pages/chat/ChatPage'

type ChatSearch = {
  /** Whose conversation a nutritionist has open. */
  client?: string
}

export const Route = createFileRoute('/_authed/feedback')({
  validateSearch: ({ client }): ChatSearch => ({
    client: typeof client === 'string' && client !== '' ? client : undefined,
  }),
  loaderDeps: ({ search }) => ({ client: search.client }),
  loader: async ({ context: { queryClient, user }, deps }) => {
    void queryClient.prefetchQuery(messageQueries.conversations(user.id))
    const client = user.role === 'nutritionist' ? deps.client : user.id
    if (client) void queryClient.prefetchQuery(messageQueries.thread(client))
    // Here before anything is written: a browser may remember that it did not load, and nothing would be sent by this page.
    await import('@/features/chat/message-sender').catch(() => {})
  },
  component: ChatPage,
})
