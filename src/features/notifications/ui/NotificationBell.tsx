import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { notificationQueries } from '@/entities/notification/queries'
import type { SessionUser } from '@/shared/auth/session-store'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconBell } from '@/shared/ui/icons'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { useLiveNotifications } from '../api/use-live-notifications'
import { useMarkRead } from '../api/use-mark-read'
import classes from './NotificationBell.module.css'
import { NotificationList } from './NotificationList'

/** Opens the list of what is new. Its dot shows only when something is unread (DESIGN.md section 4). */
export function NotificationBell({ user }: { user: SessionUser }) {
  const { t, i18n } = useLingui()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const isTimeToRead = useLiveNotifications(user.id)
  const { data, error, refetch } = useQuery({
    ...notificationQueries.newest(user.id),
    enabled: isTimeToRead || isOpen,
  })
  const markRead = useMarkRead(user.id)
  const unread = data?.filter((notification) => notification.read_at === null) ?? []
  const count = unread.length

  function handleChange(opened: boolean): void {
    if (!opened) close()
    if (!opened && count > 0) markRead.mutate(unread.map(({ id }) => id))
  }

  return (
    <Popover
      opened={isOpen}
      onChange={handleChange}
      position="bottom-end"
      radius="md"
      trapFocus
      returnFocus
      classNames={{ dropdown: classes.dropdown }}
    >
      <Popover.Target>
        <ActionIcon
          className={classes.bell}
          aria-label={t`Notifications`}
          onClick={() => (isOpen ? handleChange(false) : toggle())}
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
      </Popover.Target>
      <Popover.Dropdown>
        <h2 className={classes.title} tabIndex={-1} data-autofocus>
          <Trans>Notifications</Trans>
        </h2>
        {!data && !error && <SkeletonList rows={2} />}
        {!data && error && <ErrorBox onRetry={() => void refetch()}>{i18n._(errorText(error))}</ErrorBox>}
        {data && (
          <NotificationList notifications={data} role={user.role} onFollow={() => handleChange(false)} />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
