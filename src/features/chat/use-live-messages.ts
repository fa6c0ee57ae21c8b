import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messageKeys } from '@/entities/message/queries'
import type { LiveState } from '@/shared/api/live-state'
import type { Role } from '@/shared/auth/session-store'
import { watchTables } from '@/shared/api/watch-tables'

/**
 * Reads the messages on screen anew whenever one comes or is read, after every time that the connection was down, and every
 * 20 seconds while it is.
 * @param side who is watched: a client's one conversation, or all of a nutritionist's
 * @returns whether messages are shown as they come
 */
export function useLiveMessages(side: Role, id: string): LiveState {
  const queryClient = useQueryClient()
  const [live, setLive] = useState<LiveState>('connecting')
  const filter = `${side}_id=eq.${id}`
  useEffect(() => {
    const stop = watchTables({
      topic: `chat:${filter}`,
      watches: [{ table: 'feedback', filter }],
      onChange: () => queryClient.invalidateQueries({ queryKey: messageKeys.all }),
      onState: setLive,
    })
    return () => {
      stop()
      setLive('connecting')
    }
  }, [filter, queryClient])
  return live
}
