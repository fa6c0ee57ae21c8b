import { useFormat } from '../../i18n/format'
import { useChartName } from './chart-name'
import { lazyPlot } from './lazy-plot'
import { Legend } from './Legend'
import { loadBarPlot } from './load-plots'
import type { BarChartProps, BarPlotProps } from './chart-props'
import { legendOf } from './model/legend'
import { useSoFarWords } from './so-far'
import classes from './chart.module.css'

const BarPlot = lazyPlot<BarPlotProps>(loadBarPlot)

/** Figures as bars, one or several beside each other at a position; a position without a figure has none. */
export function BarChart<Key extends string>(props: BarChartProps<Key>) {
  const format = useFormat()
  const label = useChartName(props.label)
  return (
    <div className={classes.chart}>
      <BarPlot {...props} label={label} />
      <Legend items={legendOf('bar', props.series, { ...props, soFar: useSoFarWords(props) }, format)} />
    </div>
  )
}
