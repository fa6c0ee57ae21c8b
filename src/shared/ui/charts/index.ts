/** The door of the charts. Nothing here loads Recharts; the plots fetch it when one is on screen. */
export { BarChart } from './BarChart'
export { ChartCard } from './ChartCard'
export { DoughnutChart } from './DoughnutChart'
export { LineChart } from './LineChart'
export { warmCharts } from './load-plots'
export {
  type Axis,
  countAxis,
  moodAxis,
  moodChangeAxis,
  niceAxis,
  sleepAxis,
  waistAxis,
  weightAxis,
} from './model/axes'
export { type ChartTable, chartTable } from './model/chart-table'
export type { LineSeries } from './model/chart-props'
export { type DayPoint, daySeries } from './model/day-series'
export type { ChartRow, Series, Target } from './model/series'
export { PieChart } from './PieChart'
export type { Slice } from './ShareRing'
export { Sparkline } from './Sparkline'
