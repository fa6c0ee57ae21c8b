import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageKeys } from '@/entities/message/queries'
import type { Role } from '@/shared/auth/session-store'
import { watchTables } from '@/shared/api/watch-tables'

/**
 * Reads the messages on screen anew whenever one comes or is read, and after every time that the connection was down.
 * @param side who is watched: a client's one conversation, or all of a nutritionist's
 */
export function useLiveMessages(side: Role, id: string): void {
  const queryClient = useQueryClient()
  const filter = `${side}_id=eq.${id}`
  useEffect(
    () =>
      watchTables(`chat:${filter}`, [{ table: 'feedback', filter }], () => {
        void queryClient.invalidateQueries({ queryKey: messageKeys.all })
      }),
    [filter, queryClient],
  )
}
