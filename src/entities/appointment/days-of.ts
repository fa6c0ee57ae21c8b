import type { Day } from '@/shared/lib/day'
import { wallTime } from '@/shared/lib/zoned-time'

/**
 * Sorts slots into the days of a zone's calendar, which need not be those of the nutritionist's.
 * @param slots in the order of their start
 * @param zone IANA name
 */
export function daysOf<Slot extends { start_time: string }>(
  slots: readonly Slot[],
  zone: string,
): ReadonlyMap<Day, readonly Slot[]> {
  const days = new Map<Day, Slot[]>()
  for (const slot of slots) {
    const { day } = wallTime(slot.start_time, zone)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return days
}
