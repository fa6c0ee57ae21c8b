import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Notification, NotificationKind } from '@/entities/notification'

/**
 * Has the screens read anew what a new notification tells of, by its kind (DESIGN.md section 2). Of what the first read
 * brings that is what came since the page was opened: the screens may have been read before it.
 * @param notifications the newest; undefined until they are read
 */
export function useStaleScreens(
  recipientId: string,
  notifications: readonly Notification[] | undefined,
): void {
  const queryClient = useQueryClient()
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!notifications) return
    const before = known.current
    known.current = new Set(notifications.map(tellingOf))
    const isNew = before ? (told: Notification) => !before.has(tellingOf(told)) : cameSinceStart
    const kinds = notifications.filter(isNew).map(({ kind }) => kind)
    if (kinds.length > 0) void readAnew(queryClient, kinds, recipientId)
  }, [notifications, recipientId, queryClient])
}

const cameSinceStart = ({ created_at }: Notification): boolean =>
  Date.parse(created_at) > performance.timeOrigin

/** Unread messages of one sender stay one notification, which each new message brings up to date. */
const tellingOf = ({ id, created_at }: Notification): string => `${id} ${created_at}`

/** The keys come from the entities of many screens, which the shell would otherwise load at the start. */
async function readAnew(
  queryClient: QueryClient,
  kinds: readonly NotificationKind[],
  recipientId: string,
): Promise<void> {
  const rules = await import('../model/stale-keys').catch(() => undefined) // without a network: focus reads anew
  if (rules) await queryClient.invalidateQueries({ predicate: rules.staleReadsOf(kinds, recipientId) })
}
