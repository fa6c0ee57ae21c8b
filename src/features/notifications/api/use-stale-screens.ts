import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Notification, OwnChange } from '@/entities/notification/notification'
import type { ToldList } from '@/entities/notification/notifications'
import { pageId } from '@/shared/api/backend'
import { createHearing } from '../model/heard'

/** So long, in ms, own changes are gathered: a device that sends what waited on it tells of one after the other. */
const gatherMs = 200

/**
 * Has the screens read anew what the user is told of: by the kind of a notification, by the table of a change that the user
 * made on another page or device. Of what the first read brings that is what came since the page was opened: the screens may
 * have been read before it.
 * @returns `hearList` takes what was read and when, in ms since 1970, `hearOwnChange` an event; the same functions at every render
 */
export function useStaleScreens(recipientId: string) {
  const queryClient = useQueryClient()
  const [hearing] = useState(() => createHearing(pageId, performance.timeOrigin))
  const gathered = useRef(new Set<string>())
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(gathering.current), [])

  const hearOwnChange = useCallback(
    (change: OwnChange) => {
      if (!hearing.hear(change)) return
      gathered.current.add(change.topic)
      gathering.current ??= setTimeout(() => {
        gathering.current = undefined
        void readAnew(queryClient, { notifications: [], topics: gathered.current }, recipientId)
        gathered.current = new Set()
      }, gatherMs)
    },
    [hearing, queryClient, recipientId],
  )

  const hearList = useCallback(
    (list: ToldList | undefined, readAt: number) => {
      if (!list) return
      const news = hearing.hearList([...list.notifications, ...list.ownChanges], readAt)
      const notifications = news.filter((told) => told.kind !== 'own_change')
      const topics = new Set(news.filter((told) => told.kind === 'own_change').map(({ topic }) => topic))
      if (news.length > 0) void readAnew(queryClient, { notifications, topics }, recipientId)
    },
    [hearing, queryClient, recipientId],
  )
  return { hearOwnChange, hearList }
}

/**
 * The keys come from the entities of many screens, which the shell would otherwise load at the start. A page that nobody
 * sees reads once somebody looks at it.
 */
async function readAnew(
  queryClient: QueryClient,
  { notifications, topics }: { notifications: readonly Notification[]; topics: ReadonlySet<string> },
  recipientId: string,
): Promise<void> {
  const rules = await import('../model/stale-keys').catch(() => undefined) // without a network: focus reads anew
  if (!rules) return
  const kinds = notifications.map(({ kind }) => kind)
  await queryClient.invalidateQueries({
    predicate: rules.staleReadsOf({ kinds, topics }, recipientId),
    refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
  })
}
