import type { Format } from '../../i18n/format'
import { type Day, today as todayHere } from '../../lib/day'
import { type ChartRow, countOf, figureOf, type PositionKind, type Series } from './series'

/** The figures of a chart in words: `head` over `rows`, cells written for the reader. */
export type ChartTable = { head: readonly string[]; rows: readonly (readonly string[])[] }

type Source<Key extends string> = {
  rows: readonly ChartRow<NoInfer<Key>>[]
  series: readonly Series<Key>[]
  /** What stands over the first column: Day, Meal. */
  head: string
  format: Format
  x?: PositionKind
  /** Says 'mean of 2' of a figure that is one; for series with a `count`. */
  meanOf?: (count: number) => string
  /** Days of another year than this day's carry their year. */
  today?: Day
}

/** The table behind a chart's switch, from the same rows and series: an en dash where there is no figure. */
export function chartTable<Key extends string>({
  rows,
  series,
  head,
  format,
  x = 'days',
  meanOf = String,
  today = todayHere(),
}: Source<Key>): ChartTable {
  return {
    head: [head, ...series.map(({ label, unit }) => (unit ? `${label}, ${unit}` : label))],
    rows: rows.map((row) => [
      x === 'days' ? format.nearDay(row.x, today, 'short') : row.x,
      ...series.map((one) => {
        const figure = writeFigure(figureOf(row, one.key), format, one.digits)
        const count = countOf(row, one)
        return count === null ? figure : `${figure} (${meanOf(count)})`
      }),
    ]),
  }
}

/** A figure for the reader; an en dash for none. */
export const writeFigure = (figure: number | null, format: Format, digits = 0): string =>
  figure === null ? '–' : format.number(figure, digits)
