import type { ReactNode } from 'react'
import classes from './StatFigure.module.css'

type Props = {
  label?: ReactNode
  /** Written for the reader already; an en dash where there is no data. */
  value: string
  unit?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  note?: ReactNode
  /** Colours the note, never the figure: the note is the news. */
  tone?: 'good' | 'warn' | 'alert'
}

/** One figure with its unit and a short label. */
export function StatFigure({ label, value, unit, size = 'md', note, tone }: Props) {
  return (
    <div className={classes.stat} data-size={size}>
      {label && <span className={classes.label}>{label}</span>}
      <span className={classes.value}>
        <span className="num">{value}</span>
        {unit && <small>{unit}</small>}
      </span>
      {note && (
        <span className={classes.note} data-tone={tone}>
          {note}
        </span>
      )}
    </div>
  )
}
