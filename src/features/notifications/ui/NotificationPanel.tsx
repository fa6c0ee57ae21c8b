import { Trans, useLingui } from '@lingui/react/macro'
import { Popover } from '@mantine/core'
import { type Ref, useImperativeHandle } from 'react'
import type { Notification } from '@/entities/notification/notification'
import type { Role } from '@/shared/auth/session-store'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { NotificationList } from './NotificationList'
import classes from './NotificationPanel.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  /** The button that opens it, and names it. */
  button: HTMLElement | null
  /** Of the button. */
  id: string
  role: Role
  /** Undefined while they load. */
  notifications: Notification[] | undefined
  error: Error | null
  onRetry: () => void
}

/** What is new, below the bell. */
export function NotificationPanel({
  opened,
  onClose,
  button,
  id,
  role,
  notifications,
  error,
  onRetry,
}: Props) {
  const { i18n } = useLingui()
  return (
    <Popover
      id={id}
      opened={opened}
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-end"
      radius="md"
      trapFocus
      returnFocus
      classNames={{ dropdown: classes.dropdown }}
    >
      <Popover.Target>
        <StandsBy element={button} />
      </Popover.Target>
      <Popover.Dropdown>
        <h2 className={classes.title} tabIndex={-1} data-autofocus>
          <Trans>Notifications</Trans>
        </h2>
        {!notifications && !error && <SkeletonList rows={2} />}
        {!notifications && error && <ErrorBox onRetry={onRetry}>{i18n._(errorText(error))}</ErrorBox>}
        {notifications && <NotificationList notifications={notifications} role={role} onFollow={onClose} />}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Lets the panel find its place by an element that is on the screen already. */
function StandsBy({ element, ref }: { element: HTMLElement | null; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element])
  return null
}
