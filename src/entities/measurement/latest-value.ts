import type { Day } from '@/shared/lib/day'
import { inTenths } from '@/shared/lib/tenths'
import type { MeasuredValue, Measurement } from './measurement'

/** A change in kg or cm since the day of the entry before. */
type Change = { by: number; since: Day }

/** kg or cm; the first value ever has no change. */
export type LatestValue = { value: number; date: Day; change: Change | null }

/**
 * The current value, which is the latest not after today, and its change against the entry before that has it.
 * @param measurements newest first
 * @returns null when the value was never measured
 */
export function latestValue(
  measurements: readonly Measurement[],
  of: MeasuredValue,
  today: Day,
): LatestValue | null {
  const [latest, previous] = measurements.flatMap(({ date, [of]: value }) =>
    value === null || date > today ? [] : [{ date, value }],
  )
  if (!latest) return null
  const change = previous ? { by: inTenths(latest.value - previous.value), since: previous.date } : null
  return { ...latest, change }
}
