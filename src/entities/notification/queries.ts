import { queryOptions } from '@tanstack/react-query'
import { listTold } from './notifications'

/** Table, then owner, then view. */
export const notificationKeys = {
  ofRecipient: (recipientId: string) => ['notifications', { recipientId }] as const,
}

export const notificationQueries = {
  told: (recipientId: string) =>
    queryOptions({
      queryKey: [...notificationKeys.ofRecipient(recipientId), 'told'] as const,
      queryFn: ({ signal }) => listTold(recipientId, signal),
      refetchOnWindowFocus: 'always',
    }),
}
