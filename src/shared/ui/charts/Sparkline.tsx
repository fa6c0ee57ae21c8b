import { chart } from '../theme/tokens'
import { inkOf } from './model/plot-style'
import type { Ink } from './series'
import { sparkPaths } from './model/spark-paths'
import classes from './Sparkline.module.css'

type Props = {
  /** One a day, oldest first; null where there is none. */
  values: readonly (number | null)[]
  kind?: Ink
  /** sm stands in a row of a list, md fills the width of a card. */
  size?: 'sm' | 'md'
  /** How many days two values may lie apart and still make one line; 1 unless said. */
  joinDays?: number
  /** Accessible name; without one it is decoration beside figures that say the same. */
  label?: string
}

/** A course at a glance, without axes: plain SVG, no chart library. Draws nothing where there are no values. */
export function Sparkline({ values, kind = 'series', size = 'sm', joinDays, label }: Props) {
  const { line, bridges, end } = sparkPaths(values, joinDays)
  const picture = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={classes.spark}
      data-size={size}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      {...picture}
    >
      <g fill="none" stroke={inkOf(kind)} strokeLinecap="round" strokeLinejoin="round">
        <path className={classes.bridge} d={bridges} strokeDasharray={chart.gapDash} />
        <path className={classes.line} d={line} />
        <path className={classes.end} d={end} />
      </g>
    </svg>
  )
}
