import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { NotificationBell } from '@/features/notifications/NotificationBell'
import { useRememberLanguage } from '@/features/preferences/use-remember-language'
import type { SessionUser } from '@/shared/auth/session-store'
import { IconMenu2 } from '@/shared/ui/icons'
import { LanguageSwitch } from '@/shared/ui/LanguageSwitch'
import { SchemeSwitch } from '@/shared/ui/SchemeSwitch'
import { Wordmark } from '@/shared/ui/Wordmark'
import { ProfileButton } from './ProfileButton'
import { SearchBox } from './SearchBox'
import classes from './TopBar.module.css'

type Props = { user: SessionUser; isMenuOpen: boolean; onToggleMenu: () => void }

export function TopBar({ user, isMenuOpen, onToggleMenu }: Props) {
  const { t } = useLingui()
  useRememberLanguage(user.id)
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.menu}
        aria-label={t`Menu`}
        aria-expanded={isMenuOpen}
        onClick={onToggleMenu}
      >
        <IconMenu2 className="icon" />
      </ActionIcon>
      <span className={classes.word}>
        <Wordmark />
      </span>
      <SearchBox user={user} />
      <span className={classes.wide}>
        <LanguageSwitch />
      </span>
      <span className={classes.wide}>
        <SchemeSwitch />
      </span>
      <NotificationBell user={user} />
      <ProfileButton user={user} />
    </header>
  )
}
