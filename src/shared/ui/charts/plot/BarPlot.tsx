import { Bar, BarChart, CartesianGrid, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormat } from '../../../i18n/format'
import { chart } from '../../theme/tokens'
import type { BarPlotProps } from '../chart-props'
import { inkOf, isHollow } from '../model/plot-style'
import { hasNoFigures, type PlotRow, type Series } from '../series'
import { BarMark } from './BarMark'
import { positionAxis, valueAxis } from './plot-axes'
import { PlotFrame } from './PlotFrame'
import { PlotTooltip } from './PlotTooltip'
import { TargetLines } from './TargetLines'

/** Bars at days or words, drawn by Recharts; see BarChart. */
export function BarPlot(props: BarPlotProps) {
  const { rows, series, x = 'days', axis, targets = [], marks = [], soFar, size, label, empty } = props
  const format = useFormat()
  const isEmpty = hasNoFigures(rows, series)
  const left = valueAxis(axis, format, isEmpty)
  const data = [...rows]
  const colourOf = ({ kind }: Series, order: number, row: PlotRow | undefined) => {
    const mark = order === 0 && row !== undefined && marks.find(({ at }) => at.has(row.x))
    return inkOf(mark ? mark.kind : kind)
  }
  return (
    <PlotFrame size={size} isEmpty={isEmpty} empty={empty}>
      {(width, height) => (
        <BarChart
          data={data}
          width={width}
          height={height}
          margin={chart.margin}
          barCategoryGap={chart.barGap}
          role="img"
          aria-label={label}
        >
          <CartesianGrid vertical={false} syncWithTicks yAxisId="left" stroke={inkOf('line')} />
          <XAxis {...positionAxis(rows, x, width - left.width - chart.margin.right, format)} />
          <YAxis yAxisId="left" {...left} />
          {axis.domain[0] < 0 && <ReferenceLine yAxisId="left" y={0} stroke={inkOf('muted')} />}
          {series.map((one, order) => (
            <Bar
              key={one.key}
              yAxisId="left"
              dataKey={one.key}
              maxBarSize={chart.bar}
              isAnimationActive={false}
              shape={({ x: from, y, width: wide, height: high, originalDataIndex: index }) => (
                <BarMark
                  x={from}
                  y={y}
                  width={wide}
                  height={high}
                  colour={colourOf(one, order, rows[index])}
                  hollow={isHollow(order)}
                  soFar={rows[index]?.x === soFar}
                />
              )}
            />
          ))}
          <TargetLines targets={isEmpty ? [] : targets} rows={rows} axis={axis} named={false} />
          <Tooltip
            filterNull={false}
            isAnimationActive={false}
            cursor={{ fill: inkOf('sunken') }}
            content={({ active, label: position }) => (
              <PlotTooltip
                row={active ? rows.find((row) => row.x === position) : undefined}
                series={series}
                x={x}
              />
            )}
          />
        </BarChart>
      )}
    </PlotFrame>
  )
}
