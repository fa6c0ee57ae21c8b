import { isKnownZone } from '../lib/zoned-time'

/** The IANA name of this device's zone; undefined where the browser does not say, or says what it cannot name itself. */
export function knownDeviceZone(): string | undefined {
  const zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && isKnownZone(zone) ? zone : undefined
}

/**
 * On whose clock this device is.
 * @param profileZone of the user, where it has been read: stands in for a zone that the device does not know
 * @returns IANA name that this browser knows; UTC where neither says one
 */
export function deviceZone(profileZone?: string): string {
  const known = knownDeviceZone()
  if (known !== undefined) return known
  return profileZone !== undefined && isKnownZone(profileZone) ? profileZone : 'UTC'
}

/** @returns the zone, or this device's in place of one that is not there or that this browser does not know */
export const zoneOrDevices = (zone: string | undefined): string =>
  zone !== undefined && isKnownZone(zone) ? zone : deviceZone()
