import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Measurement } from '@/entities/measurement'
import { measurementKeys } from '@/entities/measurement/queries'
import { sendOrKeep, unsentCreatedAt } from '@/shared/outbox/unsent-entries'
import { unsentMeasurement } from '../model/measurement-form'
import { deleteMeasurement, saveMeasurement, type SaveRequest } from './save-measurement'
import type { UnsentMeasurement } from './send-unsent'

/** A measurement to be saved; `base` is the version that the user edited, none for a new one. */
type SaveVariables = Pick<SaveRequest, 'id' | 'content' | 'sent' | 'createdAt'> & { base?: Measurement }

/** Returned on success, so that the caller stays pending until the lists show the change; a failure is told without waiting. */
function useRefreshing(userId: string) {
  const queryClient = useQueryClient()
  const refreshLists = () => queryClient.invalidateQueries({ queryKey: measurementKeys.ofUser(userId) })
  return { onSuccess: () => refreshLists(), onError: () => void refreshLists() }
}

/** Saves a measurement: sent at once, or kept on this device until there is a network. */
export function useSaveMeasurement(userId: string) {
  const { onSuccess, onError } = useRefreshing(userId)
  return useMutation({
    mutationFn: ({ base, createdAt, ...request }: SaveVariables) => {
      const { id, content } = request
      const loggedAt = createdAt ?? unsentCreatedAt(id)
      return sendOrKeep(
        () => saveMeasurement({ userId, ...request, seen: base?.updated_at, createdAt: loggedAt }),
        () => {
          const row = unsentMeasurement(userId, id, content, base, loggedAt)
          return {
            userId,
            kind: 'measurement',
            payload: { row, base, sent: content } satisfies UnsentMeasurement,
          }
        },
      )
    },
    onSuccess: ({ isSent }) => (isSent ? onSuccess() : undefined),
    onError,
  })
}

/** Deletes a measurement: at once, or as soon as there is a network. */
export function useDeleteMeasurement(userId: string) {
  const { onSuccess, onError } = useRefreshing(userId)
  return useMutation({
    mutationFn: (row: Measurement) =>
      sendOrKeep(
        () => deleteMeasurement(row).then(() => row),
        () => ({
          userId,
          kind: 'measurement',
          payload: { row, base: row, isDeleted: true } satisfies UnsentMeasurement,
        }),
      ),
    onSuccess: ({ isSent }) => (isSent ? onSuccess() : undefined),
    onError,
  })
}
