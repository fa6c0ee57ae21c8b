import type { Format } from '../../../i18n/format'
import type { BarMarking } from '../chart-props'
import type { Ink, Series, Target } from '../series'

export type LegendItem = {
  label: string
  kind: Ink | BarMarking['kind']
  mark: 'line' | 'bar' | 'target' | 'soFar'
  /** Place among the series: decides the dashes. */
  order: number
}

/**
 * What a chart's marks stand for: its series, the bars that are coloured otherwise, what is not final, then its targets with
 * their values.
 */
export function legendOf(
  mark: 'line' | 'bar',
  series: readonly Series[],
  { targets = [], marks = [], soFar }: LegendMore,
  format: Format,
): LegendItem[] {
  return [
    ...series.map(({ label, kind, unit }, order) => ({
      label: unit ? `${label}, ${unit}` : label,
      kind,
      mark,
      order,
    })),
    ...marks.filter(({ at }) => at.size > 0).map(({ label, kind }) => ({ label, kind, mark, order: 0 })),
    ...(soFar === undefined
      ? []
      : [{ label: soFar, kind: series[0]?.kind ?? ('series' as const), mark: 'soFar' as const, order: 0 }]),
    ...targets.map((target, order) => ({
      label: writeTarget(target, format),
      kind: target.kind ?? ('target' as const),
      mark: 'target' as const,
      order,
    })),
  ]
}

type LegendMore = {
  targets?: readonly Target[]
  marks?: readonly BarMarking[]
  /** What stands for the figures that are not final; undefined where all are. */
  soFar?: string
}

/** A target in words: Target 2,000. */
export const writeTarget = ({ label, value }: Target, format: Format): string =>
  `${label} ${format.number(value, 1)}`
