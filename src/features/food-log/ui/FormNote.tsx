import type { ReactNode } from 'react'
import classes from './FormNote.module.css'

/** Something quiet that the user should know about the meal in the form. */
export function FormNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.note} role="status">
      <p>{children}</p>
      {action}
    </div>
  )
}
