import { usePlotArea, useYAxisScale } from 'recharts'
import { useFormat } from '../../../i18n/format'
import { chart } from '../../theme/tokens'
import type { Axis } from '../axes'
import { writeTarget } from '../model/legend'
import { inkOf, targetDash } from '../model/plot-style'
import type { Target } from '../series'

type Props = {
  targets: readonly Target[]
  axis: Axis
  /** Whether the target is named at its line; one of several is named in the legend only. */
  named: boolean
}

/** Dotted lines at what is aimed at. A target out of the axis is named at that edge, with an arrow. */
export function TargetLines({ targets, axis, named }: Props) {
  const format = useFormat()
  const area = usePlotArea()
  const toY = useYAxisScale('left')
  if (!area || !toY) return null
  return (
    <g>
      {targets.map((target) => {
        const side = sideOf(target.value, axis)
        const y = toY(Math.min(Math.max(target.value, axis.domain[0]), axis.domain[1]))
        const colour = inkOf(target.kind ?? 'target')
        const ends = { x1: area.x, x2: area.x + area.width, y1: y, y2: y }
        return (
          <g key={target.label}>
            {side === 'inside' && (
              <line {...ends} stroke={colour} strokeWidth={chart.target} strokeDasharray={targetDash} />
            )}
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
