import type { Format } from '../../../i18n/format'
import type { Ink, Series, Target } from '../series'

export type LegendItem = {
  label: string
  kind: Ink
  mark: 'line' | 'bar' | 'target'
  /** Place among the series: decides the dashes. */
  order: number
}

/** What a chart's marks stand for: its series, then its targets with their values. */
export function legendOf(
  mark: 'line' | 'bar',
  series: readonly Series[],
  targets: readonly Target[],
  format: Format,
): LegendItem[] {
  return [
    ...series.map(({ label, kind, unit }, order) => ({
      label: unit ? `${label}, ${unit}` : label,
      kind,
      mark,
      order,
    })),
    ...targets.map((target, order) => ({
      label: writeTarget(target, format),
      kind: target.kind ?? ('target' as const),
      mark: 'target' as const,
      order,
    })),
  ]
}

/** A target in words: Target 2,000. */
export const writeTarget = ({ label, value }: Target, format: Format): string =>
  `${label} ${format.number(value, 1)}`
