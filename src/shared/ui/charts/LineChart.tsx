import { useFormat } from '../../i18n/format'
import { useChartName } from './chart-name'
import { lazyPlot } from './lazy-plot'
import { Legend } from './Legend'
import { loadLinePlot } from './load-plots'
import type { LineChartProps, LinePlotProps } from './chart-props'
import { legendOf } from './model/legend'
import { useSoFarWords } from './so-far'
import classes from './chart.module.css'

const LinePlot = lazyPlot<LinePlotProps>(loadLinePlot)

/**
 * Figures over days as lines. A day without a figure is a gap with a faint bridge, a figure between two gaps a dot.
 * Targets are dotted lines. With `rightAxis`, series of the right side have a scale of their own.
 */
export function LineChart<Key extends string>(props: LineChartProps<Key>) {
  const format = useFormat()
  const label = useChartName(props.label)
  const { series, targets = [], rightAxis } = props
  return (
    <div className={classes.chart}>
      {rightAxis && (
        <div className={classes.scales} aria-hidden>
          <span>{unitOf(series, 'left')}</span>
          <span>{unitOf(series, 'right')}</span>
        </div>
      )}
      <LinePlot {...props} label={label} />
      <Legend items={legendOf('line', series, { targets, soFar: useSoFarWords(props) }, format)} />
    </div>
  )
}

function unitOf(series: LinePlotProps['series'], side: 'left' | 'right'): string | undefined {
  return series.find((one) => (one.side ?? 'left') === side)?.unit
}
