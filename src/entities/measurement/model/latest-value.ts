import type { Day } from '@/shared/lib/day'
import type { MeasuredValue, Measurement } from './measurement'

/** kg or cm; `change` against the entry before that has the value too, null for the first one. */
export type LatestValue = { value: number; date: Day; change: number | null }

/**
 * The current value and its change against the previous entry that has it (spec section 2, measurements).
 * @param measurements newest first
 * @returns null when the value was never measured
 */
export function latestValue(measurements: readonly Measurement[], of: MeasuredValue): LatestValue | null {
  const [latest, previous] = measurements.flatMap(({ date, [of]: value }) =>
    value === null ? [] : [{ date, value }],
  )
  if (!latest) return null
  return { ...latest, change: previous ? inTenths(latest.value - previous.value) : null }
}

/** 80.3 − 80.2 is 0.1, not 0.0999…. */
const inTenths = (difference: number) => Math.round(difference * 10) / 10
