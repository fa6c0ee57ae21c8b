import { useFormat } from '../../../i18n/format'
import { useNearDay } from '../../../i18n/use-near-day'
import { writeFigure } from '../chart-table'
import { inkOf } from '../model/plot-style'
import { useMeanWords } from '../mean-words'
import { countOf, figureOf, type PlotRow, type PositionKind, type Series } from '../series'
import classes from './PlotTooltip.module.css'

type Props = {
  /** The row under the pointer. */
  row: PlotRow | undefined
  series: readonly Series[]
  x: PositionKind
}

/** The figures of one position, written out. */
export function PlotTooltip({ row, series, x }: Props) {
  const format = useFormat()
  const nearDay = useNearDay()
  const meanOf = useMeanWords()
  if (!row) return null
  return (
    <div className={classes.tip} role="status">
      <p className={classes.position}>{x === 'days' ? nearDay(row.x) : row.x}</p>
      <dl>
        {series.map((one) => {
          const { key, label, kind, unit, digits } = one
          const figure = figureOf(row, key)
          const count = countOf(row, one)
          return (
            <div key={key}>
              <dt>
                <i style={{ background: inkOf(kind) }} aria-hidden />
                {label}
              </dt>
              <dd className="num">
                {writeFigure(figure, format, digits)} {figure !== null && unit}
                {count !== null && ` (${meanOf(count)})`}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
