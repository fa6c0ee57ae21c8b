import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis, ZIndexLayer } from 'recharts'
import { useFormat } from '../../../i18n/format'
import { chart } from '../../theme/tokens'
import type { LinePlotProps } from '../chart-props'
import { planDrawing } from '../model/gaps'
import { dashOf, inkOf } from '../model/plot-style'
import { figuresOf, hasNoFigures } from '../series'
import { LineMarks } from './LineMarks'
import { positionAxis, valueAxis } from './plot-axes'
import { PlotFrame } from './PlotFrame'
import { PlotTooltip } from './PlotTooltip'
import { TargetLines } from './TargetLines'

/** Over the lines, under the dot of the pointer. */
const marksLevel = 600

/** Lines over days, drawn by Recharts; see LineChart. */
export function LinePlot(props: LinePlotProps) {
  const {
    rows,
    series,
    x = 'days',
    axis,
    rightAxis,
    targets = [],
    joinDays,
    soFar,
    size,
    label,
    empty,
  } = props
  const format = useFormat()
  const isEmpty = hasNoFigures(rows, series)
  const open = rows.findIndex(({ x: position }) => position === soFar)
  const drawings = series.map(({ key }) =>
    planDrawing(
      figuresOf(rows, key).map((figure, index) => (index === open ? null : figure)),
      joinDays,
    ),
  )
  const data = rows.map((row, index) => ({
    x: row.x,
    ...Object.fromEntries(series.map(({ key }, order) => [key, drawings[order]?.line[index] ?? null])),
  }))
  const left = valueAxis(axis, format, isEmpty)
  const right = rightAxis && valueAxis(rightAxis, format, isEmpty)
  const sides = left.width + (right?.width ?? 0) + chart.margin.right + chart.inset.left + chart.inset.right
  return (
    <PlotFrame size={size} isEmpty={isEmpty} empty={empty}>
      {(width, height) => (
        <LineChart
          data={data}
          width={width}
          height={height}
          margin={chart.margin}
          role="img"
          aria-label={label}
        >
          <CartesianGrid vertical={false} syncWithTicks yAxisId="left" stroke={inkOf('line')} />
          <XAxis {...positionAxis(rows, x, width - sides, format)} padding={chart.inset} />
          <YAxis yAxisId="left" {...left} />
          {right && <YAxis yAxisId="right" orientation="right" {...right} />}
          <TargetLines
            targets={isEmpty ? [] : targets}
            rows={rows}
            axis={axis}
            named={targets.length === 1}
          />
          {series.map(({ key, kind, side = 'left', isStepped }, order) => (
            <Line
              key={key}
              yAxisId={side}
              dataKey={key}
              type={isStepped ? 'stepAfter' : 'monotone'}
              stroke={inkOf(kind)}
              strokeWidth={chart.stroke}
              strokeDasharray={dashOf(order)}
              dot={false}
              activeDot={{ r: chart.dot, fill: inkOf(kind), stroke: inkOf('surface') }}
              isAnimationActive={false}
            />
          ))}
          <ZIndexLayer zIndex={marksLevel}>
            {series
              .map((one, order) => (
                <LineMarks
                  key={one.key}
                  rows={rows}
                  series={one}
                  order={order}
                  drawing={drawings[order]!}
                  open={open}
                />
              ))
              .toReversed()}
          </ZIndexLayer>
          <Tooltip
            filterNull={false}
            isAnimationActive={false}
            cursor={{ stroke: inkOf('muted'), strokeWidth: chart.thin }}
            content={({ active, label: position }) => (
              <PlotTooltip
                row={active ? rows.find((row) => row.x === position) : undefined}
                series={series}
                x={x}
              />
            )}
          />
        </LineChart>
      )}
    </PlotFrame>
  )
}
