import type { Format } from '../../../i18n/format'
import { chart } from '../../theme/tokens'
import type { Axis } from '../axes'
import { dayStyleOf, dayTicks } from '../model/day-ticks'
import { inkOf } from '../model/plot-style'
import type { PlotRow, PositionKind } from '../series'

const common = {
  tickLine: false,
  axisLine: false,
  tick: { fill: inkOf('muted'), fontSize: chart.tick },
} as const

/**
 * What Recharts is told of a value axis; as wide as its longest figure.
 * @param isEmpty without figures Recharts keeps an axis only if it may cut figures off, which would also cut the
 *   lines that touch its ends
 */
export function valueAxis(axis: Axis, format: Format, isEmpty: boolean) {
  const write = (value: number) => format.number(value, 2)
  const longest = Math.max(...axis.ticks.map((tick) => write(tick).length))
  return {
    ...common,
    domain: [axis.domain[0], axis.domain[1]] satisfies [number, number],
    ticks: [...axis.ticks],
    tickFormatter: write,
    interval: 0,
    allowDataOverflow: isEmpty,
    width: Math.ceil(longest * chart.digit) + chart.tickGap,
  } as const
}

/**
 * What Recharts is told of the horizontal axis: days get as many labels as have room.
 * @param width of the axis, px
 */
export function positionAxis(rows: readonly PlotRow[], kind: PositionKind, width: number, format: Format) {
  const shared = { ...common, dataKey: 'x', interval: 0, tickMargin: chart.tickGap } as const
  if (kind === 'words') return shared
  const style = dayStyleOf(rows.length)
  const room = style === 'weekday' ? chart.weekdayLabel : chart.dayLabel
  return {
    ...shared,
    ticks: dayTicks(
      rows.map((row) => row.x),
      width,
      room,
    ),
    tickFormatter: (day: string) => format.day(day, style),
  } as const
}
