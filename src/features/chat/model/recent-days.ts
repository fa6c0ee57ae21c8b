import { type Day, shiftDay } from '@/shared/lib/day'
import { zoneOrDevices } from '@/shared/device/zone'
import { wallTime } from '@/shared/lib/zoned-time'

/** Days that a message can be about. */
const dayCount = 7

/**
 * @param at an instant, in ms since the epoch
 * @param zone IANA name of whose days they are; this device's without one
 * @returns the calendar day there, and those before it, the latest first
 */
export function recentDays(at: number, zone: string | undefined): Day[] {
  const { day } = wallTime(at, zoneOrDevices(zone))
  return Array.from({ length: dayCount }, (_, back) => shiftDay(day, -back))
}
