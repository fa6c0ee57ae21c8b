import type { Appointment } from '@/entities/appointment/appointment'
import { wallTime } from '@/shared/lib/zoned-time'

const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** @param time HH:mm */
function dayPartAt(time: string): DayPart {
  if (time < '06:00') return 'night'
  if (time < '12:00') return 'morning'
  return time < '17:00' ? 'afternoon' : 'evening'
}

/**
 * Sorts the slots of a day into its parts, on the reader's clock.
 * @param zone IANA name
 * @returns only parts that have slots
 */
export function partsOf(
  slots: readonly Appointment[],
  zone: string,
): { part: DayPart; slots: Appointment[] }[] {
  return dayParts
    .map((part) => ({
      part,
      slots: slots.filter(({ start_time }) => dayPartAt(wallTime(start_time, zone).time) === part),
    }))
    .filter(({ slots: ofPart }) => ofPart.length > 0)
}
