import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Role } from '@/shared/auth/session-store'
import classes from './BottomBar.module.css'
import { bars } from './menu'

/** The bar of small screens. A form that is open puts its buttons here (`SaveBar`), and the entries make room. */
export function BottomBar({ role }: { role: Role }) {
  const { _ } = useLingui()
  const { t } = useMacro()
  return (
    <div id="bottom-bar" className={classes.bar}>
      <nav aria-label={t`Main actions`}>
        {bars[role].map(({ to, label, icon: Icon, isMainAction }) => (
          <Link
            key={label.id}
            to={to}
            hash={isMainAction && 'new-meal'}
            data-main={isMainAction}
            activeProps={{ 'aria-current': isMainAction ? undefined : 'page' }}
            activeOptions={{ includeSearch: false }}
          >
            <Icon aria-hidden />
            <span>{_(label)}</span>
          </Link>
        ))}
      </nav>
    </div>
  )
}
