import type { Day } from '../../lib/day'
import type { light } from '../theme/scheme'

/** What a mark may be coloured by: names of scheme.ts, never a hue. */
export type Ink = Extract<
  keyof typeof light,
  | 'series'
  | 'protein'
  | 'carbs'
  | 'fat'
  | 'bar'
  | 'bar-2'
  | 'target'
  | 'mood-1'
  | 'mood-2'
  | 'mood-3'
  | 'mood-4'
  | 'mood-5'
>

/** One position on the horizontal axis: a day, or a word in the reader's language; null where there is no data. */
export type ChartRow<Key extends string> = { readonly x: Day | string } & {
  readonly [K in Key]: number | null
}

/** Rows as a plot reads them, whatever their keys. */
export type PlotRow = { readonly x: string }

/** What the positions of the horizontal axis are: days are written by the kit, words come written. */
export type PositionKind = 'days' | 'words'

export type Series<Key extends string = string> = {
  /** Which figure of a row. */
  key: Key
  /** In the reader's language, for legend, tooltip and table. */
  label: string
  kind: Ink
  /** Written behind the figure. */
  unit?: string
  /** Digits behind the point, at most; 0 unless said. */
  digits?: number
  /** Which figure of a row says of how many values this one is the mean. */
  count?: string
}

/** A line across the plot at a value that is aimed at. */
export type Target = {
  /** The one that is named: where the line steps, the latest. */
  value: number
  /** For a line that steps: what was aimed at in each row, null where nothing was. */
  steps?: readonly (number | null)[]
  /** In the reader's language; the kit adds the value. */
  label: string
  kind?: Ink
}

/** The figure of a row, null where it has none. */
export function figureOf(row: PlotRow, key: string): number | null {
  const figure = (row as Readonly<Record<string, unknown>>)[key]
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : null
}

/** Of how many values a figure is the mean, where that is more than one. */
export function countOf(row: PlotRow, { count }: Pick<Series, 'count'>): number | null {
  const values = count === undefined ? null : figureOf(row, count)
  return values !== null && values > 1 ? values : null
}

/** All figures of one series, in the order of the rows. */
export const figuresOf = (rows: readonly PlotRow[], key: string): (number | null)[] =>
  rows.map((row) => figureOf(row, key))

/** Whether no series has a figure in any row. */
export const hasNoFigures = (rows: readonly PlotRow[], series: readonly Pick<Series, 'key'>[]): boolean =>
  series.every(({ key }) => rows.every((row) => figureOf(row, key) === null))
