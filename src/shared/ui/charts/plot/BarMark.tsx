import { chart } from '../../theme/tokens'
import { barPath } from '../model/bar-path'

type Props = {
  /** px; the height is negative below the zero line. */
  x: number
  y: number
  width: number
  height: number
  colour: string
  hollow: boolean
}

/** One bar, round at the end of its value. */
export function BarMark({ x, y, width, height, colour, hollow }: Props) {
  if (hollow)
    return (
      <path
        d={barPath(x + chart.target / 2, y, width - chart.target, height, chart.barRadius)}
        fill={colour}
        fillOpacity={chart.hollow}
        stroke={colour}
        strokeWidth={chart.target}
      />
    )
  return <path d={barPath(x, y, width, height, chart.barRadius)} fill={colour} />
}
