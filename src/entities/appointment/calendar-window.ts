import { type Day, monthOf, shiftMonth } from '@/shared/lib/day'
import { instantAt } from '@/shared/lib/zoned-time'

/** Two instants, ISO; the second is no longer in it. */
export type CalendarWindow = { from: string; to: string }

/**
 * What is read for a month on screen: from its first day, or from today in the present one, to a month later.
 * @param month any day of the month
 * @param zone IANA name of the zone whose days are shown
 */
export function calendarWindow(month: Day, today: Day, zone: string): CalendarWindow {
  const first = monthOf(month)
  const from = first < today ? today : first
  return { from: instantAt(from, '00:00', zone), to: instantAt(shiftMonth(from, 1), '00:00', zone) }
}
