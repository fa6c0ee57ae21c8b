import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { mergeMessages, type Thread } from '@/entities/message'
import { messageKeys } from '@/entities/message/queries'
import { AppError } from '@/shared/api/app-error'
import { session } from '@/shared/auth/session-store'
import { draftStore } from '@/shared/lib/draft-store'
import { UploadFailed } from '../model/chat-problem'
import { createOutbox, type Outbox, type OutboxEntry, readKept } from '../model/outbox'
import { sendMessage } from './send-message'

const outboxes = new Map<string, Outbox>()

/**
 * One outbox a user: it goes on when the screen is left, and what was kept on the device is sent after a reload. It ends
 * with the session of its user.
 * @param queryClient of that session: it is told of what was delivered
 */
export function outboxOf(userId: string, queryClient: QueryClient): Outbox {
  const known = outboxes.get(userId)
  if (known) return known
  const key = `outbox:${userId}`
  const kept = readKept(draftStore.read(key))
  const outbox = createOutbox({
    deliver: async (outgoing, onProgress) => {
      const stored = await sendMessage(outgoing, onProgress)
      queryClient.setQueryData<Thread>(
        messageKeys.thread(outgoing.client_id),
        (thread) => thread && { ...thread, messages: mergeMessages(thread.messages, [stored]) },
      )
      void queryClient.invalidateQueries({ queryKey: messageKeys.all })
    },
    keep: (entries) => (entries.length > 0 ? draftStore.write(key, entries) : draftStore.remove(key)),
  })
  outboxes.set(userId, outbox)
  for (const outgoing of kept) outbox.add(outgoing)
  const sendCut = () => {
    for (const { id, state, error } of outbox.list()) if (state === 'failed' && isCut(error)) outbox.retry(id)
  }
  addEventListener('online', sendCut)
  const stop = session.subscribe(() => {
    const now = session.get()
    if (now.status === 'signed-in' && now.user.id === userId) return
    stop()
    removeEventListener('online', sendCut)
    outboxes.delete(userId)
    outbox.end()
  })
  return outbox
}

const isCut = (error: unknown) =>
  (error instanceof AppError && error.code === 'network') ||
  (error instanceof UploadFailed && error.cause instanceof AppError && error.cause.code === 'network')

/** What the user has on its way in one conversation, and what can be done with it. */
export function useOutbox(userId: string, clientId: string): Outbox & { entries: OutboxEntry[] } {
  const queryClient = useQueryClient()
  // Held while the screen is there: the last render of a session that has ended must not begin another outbox.
  const outbox = useMemo(() => outboxOf(userId, queryClient), [userId, queryClient])
  const all = useSyncExternalStore(outbox.subscribe, outbox.list)
  const entries = useMemo(() => all.filter(({ client_id }) => client_id === clientId), [all, clientId])
  const holdsFile = all.some(({ file }) => file !== undefined)
  useEffect(() => {
    if (!holdsFile) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault() // a reload would lose the file
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [holdsFile])
  return { ...outbox, entries }
}
