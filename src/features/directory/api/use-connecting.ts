import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { appointmentKeys } from '@/entities/appointment/queries'
import { connectionKeys } from '@/entities/connection/queries'
import { messageKeys } from '@/entities/message/queries'
import { nutritionistKeys } from '@/entities/nutritionist/queries'
import { reviewKeys } from '@/entities/review/queries'
import { watchTables } from '@/shared/api/watch-tables'
import { askToConnect, cancelRequest, disconnect } from './connect'

/** Both sides may have changed it: what is shown after any of these, done or refused, is what is stored. */
const readAnew = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: connectionKeys.requests }),
    queryClient.invalidateQueries({ queryKey: connectionKeys.relationships }),
  ])

/** What a client does about a connection. Each one ends when the page shows what came of it; a failure is told at once. */
export function useConnecting(clientId: string) {
  const queryClient = useQueryClient()
  const onSuccess = () => readAnew(queryClient)
  const onError = () => void readAnew(queryClient)
  return {
    ask: useMutation({
      mutationFn: (nutritionistId: string) => askToConnect(clientId, nutritionistId),
      onSuccess,
      onError,
    }),
    cancel: useMutation({ mutationFn: cancelRequest, onSuccess, onError }),
    end: useMutation({
      mutationFn: (nutritionistId: string) => disconnect(clientId, nutritionistId),
      onSuccess: async () => {
        // One client fewer, no conversation, freed appointments, a review that is asked for.
        void queryClient.invalidateQueries({ queryKey: nutritionistKeys.directory() })
        void queryClient.invalidateQueries({ queryKey: messageKeys.all })
        void queryClient.invalidateQueries({ queryKey: appointmentKeys.all })
        void queryClient.invalidateQueries({ queryKey: reviewKeys.requestsOf(clientId) })
        await readAnew(queryClient)
      },
      onError,
    }),
  }
}

/**
 * Keeps a client's connection on screen true: an answer of the nutritionist shows at once. A disconnect deletes the row, of
 * which filtered watchers hear nothing: the bell hears of it.
 */
export function useLiveConnection(clientId: string): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      watchTables({
        topic: `connection:${clientId}`,
        watches: [
          { table: 'connection_requests', filter: `client_id=eq.${clientId}` },
          { table: 'client_nutritionist_relationships', filter: `client_id=eq.${clientId}` },
        ],
        onChange: (cause) => {
          if (cause !== 'poll') void readAnew(queryClient) // while there is no connection the bell asks
        },
      }),
    [clientId, queryClient],
  )
}
