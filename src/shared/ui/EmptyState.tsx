import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

type Props = {
  icon: ReactNode
  /** What will be here. */
  title: ReactNode
  /** When it will be, or how to get there. */
  text: ReactNode
  /** The first step: a soft green button or a link. */
  action?: ReactNode
}

/** Says what is missing and offers the first step. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.mark} aria-hidden>
        {icon}
      </span>
      <h2>{title}</h2>
      <p className="muted small">{text}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
