import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notificationKeys } from '@/entities/notification/queries'
import { watchTables } from '@/shared/api/watch-tables'

/** Reads the notifications anew whenever one comes, and after every time that the connection was down. */
export function useLiveNotifications(recipientId: string): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      watchTables(
        `notifications:${recipientId}`,
        [{ table: 'notifications', filter: `recipient_id=eq.${recipientId}` }],
        () => void queryClient.invalidateQueries({ queryKey: notificationKeys.ofRecipient(recipientId) }),
      ),
    [recipientId, queryClient],
  )
}
