import { matchQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connectionKeys } from '@/entities/connection/queries'
import { isSummingTables } from '@/shared/api/query-client'
import { watchTables } from '@/shared/api/watch-tables'

/**
 * Reads a nutritionist's requests and clients anew whenever either changes, and after every time that the connection was
 * down. A cancelled request and a disconnect delete their row, of which filtered watchers hear nothing: the bell hears of
 * them.
 */
export function useLiveConnections(nutritionistId: string): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      watchTables({
        topic: 'dashboard-changes',
        watches: [
          { table: 'connection_requests', filter: `nutritionist_id=eq.${nutritionistId}` },
          { table: 'client_nutritionist_relationships', filter: `nutritionist_id=eq.${nutritionistId}` },
        ],
        onChange: (cause) => {
          if (cause === 'poll') return // the bell asks
          void queryClient.invalidateQueries({ queryKey: connectionKeys.requests })
          // The screen has just read its clients, and with forty of them that is the dearest read there is.
          if (cause === 'start') return
          // In one go: the clients are a sum as well, and what is made stale twice is read twice.
          void queryClient.invalidateQueries({
            predicate: (read) =>
              isSummingTables(read) || matchQuery({ queryKey: connectionKeys.relationships }, read),
          })
        },
      }),
    [nutritionistId, queryClient],
  )
}
