import type { Format } from '@/shared/i18n/format'
import { isKnownZone } from '@/shared/lib/zoned-time'

type ZoneChoice = { value: string; label: string }

/**
 * The zones to choose from, by name.
 * @param format of the language on screen
 * @param current what is chosen now; in the list even where this browser would not name it
 */
export function zoneChoices(format: Format, current: string): ZoneChoice[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...zones]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((value) => ({ value, label: zoneLabel(format, value) }))
}

/** A zone by its place and, in words, its clock: 'Europe/Berlin, Central European Time'. */
export function zoneLabel(format: Format, zone: string): string {
  const place = zone.replaceAll('_', ' ')
  if (!isKnownZone(zone)) return place
  const clock = format.zone(zone)
  return clock === zone || clock === place ? place : `${place}, ${clock}`
}
