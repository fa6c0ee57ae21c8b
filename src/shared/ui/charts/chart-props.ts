import type { ReactNode } from 'react'
import type { Axis } from './axes'
import type { ChartRow, PlotRow, PositionKind, Series, Target } from './series'

export type PlotSize = 'md' | 'lg'

/** What every plot with two axes takes. */
type PlotProps = {
  /** In the order of the axis; for days every day of the window (`daySeries`), so that distances are true. */
  rows: readonly PlotRow[]
  series: readonly Series[]
  /** Whether `x` of the rows are days or words; days unless said. */
  x?: PositionKind
  axis: Axis
  targets?: readonly Target[]
  /** The position whose figures are not final, a day that is not over: drawn lighter, and named in the legend. */
  soFar?: string
  size?: PlotSize
  /** Accessible name of the picture; in a ChartCard its summary stands in. */
  label?: string
  /** What is said where no row has a figure. */
  empty?: ReactNode
}

/** A line; the second of two measures with another scale goes to the right axis. */
export type LineSeries<Key extends string = string> = Series<Key> & {
  side?: 'left' | 'right'
  /** A figure holds until the next one: the line goes in steps. */
  isStepped?: boolean
}

export type LinePlotProps = Omit<PlotProps, 'series'> & {
  series: readonly LineSeries[]
  /** The scale of the series on the right side. */
  rightAxis?: Axis
  /** How many days two figures may lie apart and still make one line; 1 unless said. */
  joinDays?: number
}

/** What is different about the bars at some positions. */
export type BarMarking = { label: string; kind: 'warn-mark' | 'mark-off'; at: ReadonlySet<string> }

export type BarPlotProps = PlotProps & {
  /** Bars of the first series that are coloured otherwise, each kind named in the legend. */
  marks?: readonly BarMarking[]
}

type Keyed<Props, SeriesOf, Key extends string> = Omit<Props, 'rows' | 'series'> & {
  rows: readonly ChartRow<NoInfer<Key>>[]
  series: readonly SeriesOf[]
}

/** The same, with the keys of the series checked against the rows. */
export type LineChartProps<Key extends string> = Keyed<LinePlotProps, LineSeries<Key>, Key>
export type BarChartProps<Key extends string> = Keyed<BarPlotProps, Series<Key>, Key>
