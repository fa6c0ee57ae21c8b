import type { Role } from '@/shared/auth/session-store'
import { haveSameClock, isKnownZone } from '@/shared/lib/zoned-time'

/** What becomes of a user's time zone on a device: `move` it there, `ask`, or `stay`. */
export type ZoneStep = 'move' | 'ask' | 'stay'

/**
 * Whether a device is in another zone than the profile: one whose clock differs. What this browser cannot name says nothing.
 * @param device IANA name; undefined where the device does not say
 * @param zone IANA name of the profile
 * @param now ms since the epoch
 */
export const isElsewhere = (device: string | undefined, zone: string, now: number): device is string =>
  device !== undefined && isKnownZone(device) && isKnownZone(zone) && !haveSameClock(device, zone, now)

type Stored = { timezone: string; is_timezone_pinned: boolean }

/**
 * A client's days are those of the device on which they are logged: the profile follows it, so that the nutritionist reads the same
 * day, unless the user has pinned it. A nutritionist's slots stand on the zone of the profile: there the user decides.
 * @param device IANA name; undefined where the device does not say
 * @param now ms since the epoch
 */
export function zoneStep(device: string | undefined, stored: Stored, role: Role, now: number): ZoneStep {
  if (stored.is_timezone_pinned || !isElsewhere(device, stored.timezone, now)) return 'stay'
  return role === 'client' ? 'move' : 'ask'
}
