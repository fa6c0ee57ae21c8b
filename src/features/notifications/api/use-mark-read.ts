import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notificationKeys } from '@/entities/notification/queries'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'

/** Marks notifications as read. */
export function useMarkRead(recipientId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => run(db().rpc('mark_notifications_read', { ids })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationKeys.ofRecipient(recipientId) }),
  })
}
