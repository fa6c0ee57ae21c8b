import { type Day, daysBetween } from '@/shared/lib/day'
import { joinDays } from '@/shared/lib/join-days'
import type { DailyMeasurement } from '../daily-measurements'
import type { MeasuredCourse, MeasuredValue } from '../measurement'

/** How a value went over a period; values in kg or cm. */
export type Course =
  | { kind: 'none' }
  | { kind: 'one'; value: number }
  | { kind: 'moved'; first: number; last: number }
  | { kind: 'same'; value: number }

/** 'One' is one measurement, not several on one day. */
export function courseOf({ count, first, last }: MeasuredCourse): Course {
  if (first === null || last === null) return { kind: 'none' }
  if (count === 1) return { kind: 'one', value: first }
  return first === last ? { kind: 'same', value: first } : { kind: 'moved', first, last }
}

/** The longest time without a value of one kind, where it is longer than what one line spans; null otherwise. */
export function longestGap(
  days: readonly Pick<DailyMeasurement, 'day' | MeasuredValue>[],
  of: MeasuredValue,
): { from: Day; to: Day } | null {
  const known = days.filter((day) => day[of] !== null).map(({ day }) => day)
  let longest: { from: Day; to: Day } | null = null
  for (const [index, to] of known.entries()) {
    const from = known[index - 1]
    const atLeast = longest ? daysBetween(longest.from, longest.to) : joinDays
    if (from && daysBetween(from, to) > atLeast) longest = { from, to }
  }
  return longest
}
