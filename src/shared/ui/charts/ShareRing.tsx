import { useFormat } from '../../i18n/format'
import { useChartName } from './chart-name'
import { writeFigure } from './chart-table'
import { inkOf } from './model/plot-style'
import type { Ink } from './series'
import { type Arc, arcsOf, wholePercents } from './model/shares'
import classes from './ShareRing.module.css'

export type Slice = {
  key: string
  /** In the reader's language. */
  label: string
  /** Not negative. */
  value: number
  kind: Ink
}

export type ShareProps = {
  slices: readonly Slice[]
  /** Written behind the figure of a slice. */
  unit?: string
  /** Digits behind the point, at most. */
  digits?: number
  /** Accessible name of the picture; in a ChartCard its summary stands in. */
  label?: string
}

type Props = ShareProps & {
  /** From the middle of the circle to its rim in parts of 100: 50 is a full pie. */
  thickness: number
}

/** A part that is the whole has no ends, whose seam would show. */
const dashOf = ({ start, length }: Arc) =>
  length === 100 ? {} : { strokeDasharray: `${length} 100`, strokeDashoffset: -start }

/** Parts of a whole around a circle, each with its words, figure and percent beside it. */
export function ShareRing({ slices, unit, digits = 0, label, thickness }: Props) {
  const format = useFormat()
  const name = useChartName(label)
  const values = slices.map(({ value }) => value)
  const percents = wholePercents(values)
  const arcs = arcsOf(values)
  return (
    <div className={classes.shares}>
      <svg className={classes.ring} viewBox="0 0 100 100" role="img" aria-label={name}>
        <circle className={classes.track} cx="50" cy="50" r={50 - thickness / 2} strokeWidth={thickness} />
        {slices.map(({ key, kind }, index) => (
          <circle
            key={key}
            cx="50"
            cy="50"
            r={50 - thickness / 2}
            pathLength="100"
            stroke={inkOf(kind)}
            strokeWidth={thickness}
            {...dashOf(arcs[index]!)}
          />
        ))}
      </svg>
      <ul className={classes.list}>
        {slices.map(({ key, kind, label: words, value }, index) => (
          <li key={key}>
            <i style={{ background: inkOf(kind) }} aria-hidden />
            <span>{words}</span>
            <span className="num muted">
              {writeFigure(value, format, digits)} {unit}
            </span>
            <b className="num">{format.percent(percents[index]! / 100)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
