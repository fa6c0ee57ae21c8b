import { Plural, useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { notificationKeys, notificationQueries } from '@/entities/notification/queries'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { SessionUser } from '@/shared/auth/session-store'
import { IconBell } from '@/shared/ui/icons'
import { useLiveNotifications } from './api/use-live-notifications'
import { useStaleScreens } from './api/use-stale-screens'
import { LazyNotificationPanel } from './lazy-notification-panel'
import classes from './NotificationBell.module.css'

/** Marks notifications as read. */
function useMarkRead(recipientId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => run(db().rpc('mark_notifications_read', { ids })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationKeys.ofRecipient(recipientId) }),
  })
}

/** Opens the list of what is new. Its dot shows only when something is unread. */
export function NotificationBell({ user }: { user: SessionUser }) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, { open, close }] = useDisclosure(false)
  const [button, setButton] = useState<HTMLElement | null>(null)
  const { hearOwnChange, hearList } = useStaleScreens(user.id)
  const isTimeToRead = useLiveNotifications(user.id, hearOwnChange)
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...notificationQueries.told(user.id),
    enabled: isTimeToRead || isOpen,
  })
  useEffect(() => hearList(data, dataUpdatedAt), [hearList, data, dataUpdatedAt])
  const markRead = useMarkRead(user.id)
  const unread = data?.notifications.filter((notification) => notification.read_at === null) ?? []
  const count = unread.length

  function handleClose(): void {
    close()
    if (count > 0) markRead.mutate(unread.map(({ id }) => id))
  }

  return (
    <>
      <ActionIcon
        ref={setButton}
        id={id}
        className={classes.bell}
        aria-label={t`Notifications`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={isOpen ? handleClose : open}
      >
        <IconBell className="icon" />
        {count > 0 && (
          <span className={classes.dot}>
            <span className="vh">
              <Plural value={count} one="# unread" other="# unread" />
            </span>
          </span>
        )}
      </ActionIcon>
      <LazyNotificationPanel
        opened={isOpen}
        onClose={handleClose}
        onLoadError={close}
        button={button}
        id={id}
        role={user.role}
        notifications={data?.notifications}
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  )
}
