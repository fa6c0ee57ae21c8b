import type { MeasuredValue } from '@/entities/measurement/measurement'
import type { Day } from '@/shared/lib/day'
import type { ClientReport } from './client-report'

/** What a report says of weight or waist; values in kg or cm, null where there is none. */
type BodyReport = {
  /** The values of the first and the last day of the range that has one. */
  first: number | null
  last: number | null
  target: number | null
  /** When it was last measured, in the range or before it. */
  latestDay: Day | null
}

/** Weight or waist in a report, from one value a day as in its chart: two on one day count as their mean. */
export function bodyOf(
  of: MeasuredValue,
  { figures, days }: Pick<ClientReport, 'figures' | 'days'>,
): BodyReport {
  const values = days.map((day) => day[of]).filter((value) => value !== null)
  const course = { first: values.at(0) ?? null, last: values.at(-1) ?? null }
  return of === 'weight'
    ? { ...course, target: figures.target_weight, latestDay: figures.latest_weight_day }
    : { ...course, target: figures.target_waist, latestDay: figures.latest_waist_day }
}
