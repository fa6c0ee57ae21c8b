import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Message } from '@/entities/message/message'
import { messageKeys } from '@/entities/message/queries'
import { notificationKeys } from '@/entities/notification/queries'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { SessionUser } from '@/shared/auth/session-store'
import { useIsPageVisible } from '@/shared/lib/use-is-page-visible'

/** Marks a client's conversation as read up to its newest message, as long as the user looks at it. */
export function useMarkSeen(user: SessionUser, clientId: string, messages: readonly Message[]): void {
  const queryClient = useQueryClient()
  const isVisible = useIsPageVisible()
  const { mutate } = useMutation({
    mutationFn: (seenUntil: string) =>
      run(db().rpc('mark_messages_read', { client: clientId, seen_until: seenUntil })),
    onSuccess: (marked) => {
      if (marked === 0) return
      void queryClient.invalidateQueries({ queryKey: messageKeys.all })
      void queryClient.invalidateQueries({ queryKey: notificationKeys.ofRecipient(user.id) })
    },
  })
  const unread = messages.findLast(
    ({ message_type, read_at }) => message_type !== user.role && read_at === null,
  )
  const seenUntil = isVisible ? unread?.created_at : undefined
  useEffect(() => {
    if (seenUntil) mutate(seenUntil)
  }, [seenUntil, mutate])
}
