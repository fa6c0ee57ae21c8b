import type { ReactNode } from 'react'
import classes from './ErrorBox.module.css'
import { IconAlertCircle } from './icons'

type Props = {
  /** What happened and what to do, in the reader's language. */
  children: ReactNode
  /** The way out: a retry button, a link. */
  action?: ReactNode
}

/** A failure that concerns more than one field. Said at once by screen readers. */
export function ErrorBox({ children, action }: Props) {
  return (
    <div role="alert" className={classes.box}>
      <IconAlertCircle className={classes.icon} aria-hidden />
      <p>{children}</p>
      {action}
    </div>
  )
}
