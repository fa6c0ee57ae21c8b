import type { DayStyle } from '../../../i18n/format'
import type { Day } from '../../../lib/day'

const steps = [1, 2, 3, 4, 5, 7, 14, 21, 28, 56, 91, 182, 364]
const mostTicks = 8

/** A week is told by its weekdays, anything longer by dates. */
export const dayStyleOf = (days: number): DayStyle => (days <= 7 ? 'weekday' : 'short')

/**
 * Which days of an axis get a label, so that no two labels touch. The last day always has one; counting back from it,
 * labels stand at equal distances, whole weeks where a week or more lies between them.
 * @param days every day of the axis, ascending
 * @param width of the axis, px
 * @param labelWidth the widest label with the space around it, px
 */
export function dayTicks(days: readonly Day[], width: number, labelWidth: number): Day[] {
  const perDay = width / Math.max(1, days.length)
  const least = Math.max(labelWidth / perDay, days.length / mostTicks)
  const step = steps.find((candidate) => candidate >= least) ?? days.length
  return days.filter((_, index) => (days.length - 1 - index) % step === 0)
}
