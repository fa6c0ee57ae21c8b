import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { findOnlyHere } from '@/shared/log/only-here'
import { useSignOut } from '@/features/auth/use-sign-out'
import type { Role } from '@/shared/auth/session-store'
import { IconLogout } from '@/shared/ui/icons'
import { menus } from './menu'
import classes from './SideMenu.module.css'

type Props = {
  role: Role
  /** Called when an entry was followed. */
  onLeave?: () => void
  /** Asks before what is unsaved or not sent yet is lost with the session. */
  onUnsaved: () => void
}

/** The entries of a role's menu and the way out. */
export function SideMenu({ role, onLeave, onUnsaved }: Props) {
  const { _ } = useLingui()
  const signOut = useSignOut()
  const handleLogOut = () => {
    if (findOnlyHere() === 'nothing') return void signOut()
    onLeave?.()
    onUnsaved()
  }
  return (
    <>
      <ul className={classes.entries}>
        {menus[role].map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} onClick={onLeave} activeOptions={{ includeSearch: false }}>
              <Icon className="icon" aria-hidden />
              {_(label)}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={classes.logout} onClick={handleLogOut}>
        <IconLogout className="icon" aria-hidden />
        <Trans>Log out</Trans>
      </button>
    </>
  )
}
