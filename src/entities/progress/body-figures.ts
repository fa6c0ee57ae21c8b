import type { MeasuredCourse, MeasuredValue } from '@/entities/measurement/measurement'
import type { Day } from '@/shared/lib/day'
import type { ClientFigures } from './client-figures'

/** What the figures of a range say of weight or waist; values in kg or cm, null where there is none. */
export type BodyFigures = MeasuredCourse & {
  /** As it is set now. */
  target: number | null
  /** The last value of all, in the range or before it, and its day. */
  latest: number | null
  latestDay: Day | null
}

/** Weight or waist of a range of days. */
export const bodyOf = (of: MeasuredValue, figures: ClientFigures): BodyFigures => ({
  count: figures[`${of}s`],
  first: figures[`first_${of}`],
  last: figures[`last_${of}`],
  target: figures[`target_${of}`],
  latest: figures[`latest_${of}`],
  latestDay: figures[`latest_${of}_day`],
})
