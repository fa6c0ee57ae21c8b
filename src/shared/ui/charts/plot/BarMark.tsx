import { chart } from '../../theme/tokens'
import { barPath } from '../model/bar-path'
import { targetDash } from '../model/plot-style'

type Props = {
  /** px; the height is negative below the zero line. */
  x: number
  y: number
  width: number
  height: number
  colour: string
  hollow: boolean
  /** Its figure is not final. */
  soFar: boolean
}

/** One bar, round at the end of its value. */
export function BarMark({ x, y, width, height, colour, hollow, soFar }: Props) {
  if (hollow || soFar)
    return (
      <path
        d={barPath(x + chart.target / 2, y, width - chart.target, height, chart.barRadius)}
        fill={colour}
        fillOpacity={chart.hollow}
        stroke={colour}
        strokeWidth={chart.target}
        strokeDasharray={soFar ? targetDash : undefined}
      />
    )
  return <path d={barPath(x, y, width, height, chart.barRadius)} fill={colour} />
}
