import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import { useFormat } from '../../../i18n/format'
import { chart } from '../../theme/tokens'
import type { Axis } from '../axes'
import { writeTarget } from '../model/legend'
import { inkOf, targetDash } from '../model/plot-style'
import { stepsOf } from '../model/target-steps'
import type { PlotRow, Target } from '../series'

type Props = {
  targets: readonly Target[]
  rows: readonly PlotRow[]
  axis: Axis
  /** Whether the target is named at its line; one of several is named in the legend only. */
  named: boolean
}

/** Dotted lines at what is aimed at. A target out of the axis is named at that edge, with an arrow. */
export function TargetLines({ targets, rows, axis, named }: Props) {
  const format = useFormat()
  const area = usePlotArea()
  const toX = useXAxisScale()
  const toY = useYAxisScale('left')
  if (!area || !toX || !toY) return null
  /** The line between two rows, and the edges of the plot around the first and the last. */
  const edgeBefore = (index: number): number => {
    const [one, other] = [rows[index - 1], rows[index]].map(
      (row) => row && toX(row.x, { position: 'middle' }),
    )
    if (one === undefined) return area.x
    return other === undefined ? area.x + area.width : (one + other) / 2
  }
  return (
    <g>
      {targets.map((target) => {
        const side = sideOf(target.value, axis)
        const heightOf = (value: number) => toY(Math.min(Math.max(value, axis.domain[0]), axis.domain[1]))
        const y = heightOf(target.value)
        const steps = stepsOf(target, rows.length).filter(({ value }) => sideOf(value, axis) === 'inside')
        return (
          <g key={target.label}>
            {steps.map(({ value, from, to }) => (
              <line
                key={from}
                x1={edgeBefore(from)}
                x2={edgeBefore(to + 1)}
                y1={heightOf(value)}
                y2={heightOf(value)}
                stroke={inkOf(target.kind ?? 'target')}
                strokeWidth={chart.target}
                strokeDasharray={targetDash}
              />
            ))}
            {y !== undefined && (side !== 'inside' || named) && (
              <text x={area.x + chart.labelLift} y={side === 'above' ? y + chart.tick : y - chart.labelLift}>
                {arrows[side]}
                {writeTarget(target, format)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

const arrows = { above: '↑ ', below: '↓ ', inside: '' }

function sideOf(value: number, { domain }: Axis): keyof typeof arrows {
  if (value > domain[1]) return 'above'
  return value < domain[0] ? 'below' : 'inside'
}
