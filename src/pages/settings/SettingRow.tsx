import type { ReactNode } from 'react'
import classes from './SettingRow.module.css'

type Props = { title: ReactNode; text: ReactNode; action: ReactNode }

/** One thing that can be set or done: what it is, what it is now, and the button. */
export function SettingRow({ title, text, action }: Props) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <h3>{title}</h3>
        <p className="muted small">{text}</p>
      </div>
      <div className={classes.action}>{action}</div>
    </div>
  )
}
