import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Drawer } from '@mantine/core'
import type { Role } from '@/shared/auth/session-store'
import { IconX } from '@/shared/ui/icons'
import { LanguageSwitch } from '@/shared/ui/LanguageSwitch'
import { SchemeSwitch } from '@/shared/ui/SchemeSwitch'
import { Wordmark } from '@/shared/ui/Wordmark'
import classes from './MenuDrawer.module.css'
import { SideMenu } from './SideMenu'

type Props = { role: Role; opened: boolean; onClose: () => void; onUnsaved: () => void }

/** The side menu of small screens, over the page. */
export function MenuDrawer({ role, opened, onClose, onUnsaved }: Props) {
  const { t } = useLingui()
  return (
    <Drawer.Root opened={opened} onClose={onClose} size="xs">
      <Drawer.Overlay />
      <Drawer.Content aria-label={t`Menu`}>
        <Drawer.Body className={classes.body}>
          <div className={classes.head}>
            <Wordmark />
            <ActionIcon aria-label={t`Close`} onClick={onClose}>
              <IconX className="icon" />
            </ActionIcon>
          </div>
          <nav className={classes.nav} aria-label={t`Menu`}>
            <SideMenu role={role} onLeave={onClose} onUnsaved={onUnsaved} />
          </nav>
          <div className={classes.foot}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
