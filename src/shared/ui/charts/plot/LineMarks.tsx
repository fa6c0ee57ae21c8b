import { useXAxisScale, useYAxisScale } from 'recharts'
import { chart } from '../../theme/tokens'
import type { LineSeries } from '../chart-props'
import type { Drawing } from '../model/gaps'
import { inkOf, isHollow, targetDash } from '../model/plot-style'
import { figureOf, type PlotRow } from '../series'

type Props = {
  rows: readonly PlotRow[]
  series: LineSeries
  /** Place among the series: every second one has rings in place of dots. */
  order: number
  drawing: Drawing
  /** Index of the row whose figures are not final; -1 without one. */
  open: number
}

/** What a line cannot show: bridges over gaps, figures that stand alone, the dot of the latest. */
export function LineMarks({ rows, series, order, drawing, open }: Props) {
  const toX = useXAxisScale()
  const toY = useYAxisScale(series.side ?? 'left')
  if (!toX || !toY) return null
  const place = (index: number) => {
    const row = rows[index]
    return { x: row && toX(row.x, { position: 'middle' }), y: row && toY(figureOf(row, series.key)) }
  }
  const colour = inkOf(series.kind)
  const hollow = isHollow(order)
  const dots = new Set(drawing.last === null ? drawing.alone : [...drawing.alone, drawing.last])
  const isOpenKnown = rows[open] !== undefined && figureOf(rows[open], series.key) !== null
  return (
    <g>
      {isOpenKnown && (
        <OpenMark
          start={drawing.last === open - 1 ? place(open - 1) : null}
          end={place(open)}
          colour={colour}
        />
      )}
      {drawing.bridges.map(({ from, to }) => {
        const [start, end] = [place(from), place(to)]
        return (
          <line
            key={from}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            stroke={colour}
            strokeWidth={chart.thin}
            strokeDasharray={chart.gapDash}
          />
        )
      })}
      {[...dots].map((index) => {
        const { x, y } = place(index)
        return (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={hollow ? chart.ring : chart.dot}
            fill={hollow ? inkOf('surface') : colour}
            stroke={hollow ? colour : inkOf('surface')}
            strokeWidth={chart.stroke}
          />
        )
      })}
    </g>
  )
}

type Place = { x: number | undefined; y: number | undefined }

/** A figure that is not final: a ring, with a dotted way from the day before it. */
function OpenMark({ start, end, colour }: { start: Place | null; end: Place; colour: string }) {
  return (
    <g>
      {start && (
        <line
          x1={start.x}
          y1={start.y}
          x2={end.x}
          y2={end.y}
          stroke={colour}
          strokeWidth={chart.target}
          strokeDasharray={targetDash}
        />
      )}
      <circle
        cx={end.x}
        cy={end.y}
        r={chart.dot}
        fill={inkOf('surface')}
        stroke={colour}
        strokeWidth={chart.target}
        strokeDasharray={targetDash}
      />
    </g>
  )
}
