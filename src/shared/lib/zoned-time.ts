import { type Day, shiftDay } from './day'

/** What calendar and clock show in a zone; `time` is HH:mm on 24 hours. */
export type WallTime = { day: Day; time: string }

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Formats are dear to make, and a month has hundreds of slots. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(zone, made)
  return made
}

/** Whether this browser knows the zone: an old one may lack a name that the database has. */
export function isKnownZone(zone: string): boolean {
  try {
    clockOf(zone)
    return true
  } catch {
    return false
  }
}

/**
 * @param at an instant, ISO or ms since the epoch
 * @param zone IANA name
 */
export function wallTime(at: string | number, zone: string): WallTime {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

const minuteMs = 60_000

/** Ms that the zone's clock is ahead of UTC at an instant. */
function offsetAt(at: number, zone: string): number {
  const { day, time } = wallTime(at, zone)
  return Date.parse(`${day}T${time}Z`) - Math.floor(at / minuteMs) * minuteMs
}

const weekMs = 7 * 24 * 60 * minuteMs

/**
 * Whether two zones show the same time, for a year to come: Europe/Kiev and Europe/Kyiv do, and so do Paris and Berlin.
 * @param one IANA name that this browser knows, as `other`
 * @param from ms since the epoch
 */
export function haveSameClock(one: string, other: string, from: number): boolean {
  if (one === other) return true
  const weeks = Array.from({ length: 53 }, (_, week) => from + week * weekMs)
  return weeks.every((at) => offsetAt(at, one) === offsetAt(at, other))
}

/**
 * The instant at which clocks of a zone show a time. A time that comes twice, in autumn, is the first of both; one that
 * is skipped, in spring, becomes as much later as the clocks are put forward, so `wallTime` of it differs.
 * @param time HH:mm
 * @param zone IANA name
 * @returns ISO
 */
export function instantAt(day: Day, time: string, zone: string): string {
  const wall = Date.parse(`${day}T${time}Z`)
  const before = Date.parse(`${shiftDay(day, -1)}T${time}Z`)
  const after = Date.parse(`${shiftDay(day, 1)}T${time}Z`)
  const early = wall - offsetAt(before, zone)
  const late = wall - offsetAt(after, zone)
  const shows = (at: number) => at + offsetAt(at, zone) === wall
  const found = [early, late].find(shows) ?? early
  return new Date(found).toISOString()
}
