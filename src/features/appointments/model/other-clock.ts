import { isKnownZone, type WallTime, wallTime } from '@/shared/lib/zoned-time'

/**
 * What the nutritionist's clock shows at an instant.
 * @param at ISO
 * @param zone IANA name of the reader's zone
 * @param hostZone IANA name of the nutritionist's
 * @returns undefined where both show the same, or this browser does not know the nutritionist's zone
 */
export function otherClock(at: string, zone: string, hostZone: string): WallTime | undefined {
  if (!isKnownZone(hostZone)) return undefined
  const [own, other] = [wallTime(at, zone), wallTime(at, hostZone)]
  return own.day === other.day && own.time === other.time ? undefined : other
}
