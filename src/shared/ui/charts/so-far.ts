import { useLingui } from '@lingui/react/macro'
import { figureOf, type PlotRow, type Series } from './series'

type SoFarProps = {
  rows: readonly PlotRow[]
  series: readonly Pick<Series, 'key'>[]
  /** The position whose figures are not final. */
  soFar?: string
}

/** What the lighter mark of a day that is not over is called; undefined where the chart shows none. */
export function useSoFarWords({ rows, series, soFar }: SoFarProps): string | undefined {
  const { t } = useLingui()
  const row = rows.find(({ x }) => x === soFar)
  const isShown = row !== undefined && series.some(({ key }) => figureOf(row, key) !== null)
  return isShown ? t`Today so far` : undefined
}
