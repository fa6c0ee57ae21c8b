import { queryOptions } from '@tanstack/react-query'
import { listNotifications } from './api/notifications'

/** Table, then owner, then view. */
export const notificationKeys = {
  ofRecipient: (recipientId: string) => ['notifications', { recipientId }] as const,
}

export const notificationQueries = {
  newest: (recipientId: string) =>
    queryOptions({
      queryKey: [...notificationKeys.ofRecipient(recipientId), 'newest'] as const,
      queryFn: ({ signal }) => listNotifications(recipientId, signal),
      refetchOnWindowFocus: 'always',
    }),
}
