import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconChartLine, IconRulerMeasure, IconRun, IconSalad } from '@/shared/ui/icons'
import classes from './QuickActions.module.css'

const links = [
  { to: '/food-log', hash: 'new-meal', Icon: IconSalad, label: <Trans>Log meal</Trans> },
  { to: '/exercise-log', hash: undefined, Icon: IconRun, label: <Trans>Log exercise</Trans> },
  { to: '/measurements', hash: undefined, Icon: IconRulerMeasure, label: <Trans>Log measurement</Trans> },
  { to: '/reports', hash: undefined, Icon: IconChartLine, label: <Trans>View progress</Trans> },
] as const

/** The day's entries, a tap away. */
export function QuickActions() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Quick actions`}>
      <ul className={classes.tiles}>
        {links.map(({ to, hash, Icon, label }) => (
          <li key={to}>
            <Link to={to} hash={hash}>
              <span>
                <Icon aria-hidden />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
