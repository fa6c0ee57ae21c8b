import type { ReactNode } from 'react'
import classes from './QuietNote.module.css'

/** Something quiet that the user should know about what is on screen, and what can be done about it. */
export function QuietNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.note} role="status">
      <p>{children}</p>
      {action}
    </div>
  )
}
