import { type CalendarSlot, slotMinutes } from '@/entities/appointment/appointment'
import type { Day } from '@/shared/lib/day'
import { instantAt, wallTime } from '@/shared/lib/zoned-time'

/** The working hours: the hours of the first start and, no longer a start itself, of the end. */
export const workingHours = ['8-16', '9-17', '10-18', '11-19'] as const
export type WorkingHours = (typeof workingHours)[number]
export const usualHours: WorkingHours = '9-17'

const minuteMs = 60_000
const slotMs = slotMinutes * minuteMs

/** @returns every 20 minutes, HH:mm */
export function startTimes(hours: WorkingHours): string[] {
  const [from = 0, to = 0] = hours.split('-').map((hour) => Number(hour) * 60)
  const pad = (part: number) => String(part).padStart(2, '0')
  return Array.from({ length: (to - from) / slotMinutes }, (_, index) => {
    const minutes = from + index * slotMinutes
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
  })
}

type Taken = Pick<CalendarSlot, 'start_time' | 'end_time' | 'status'>

export type TimeChoice = {
  /** HH:mm on the nutritionist's clock */
  time: string
  /** ISO */
  start: string
  state: 'open' | 'past' | 'taken'
}

/** A declined slot blocks nothing: its time can be offered again. */
function isTaken(start: number, slots: readonly Taken[]): boolean {
  return slots.some(
    ({ status, start_time, end_time }) =>
      status !== 'cancelled' && Date.parse(start_time) < start + slotMs && Date.parse(end_time) > start,
  )
}

type Place = {
  /** IANA name of the nutritionist's zone */
  zone: string
  /** ms since the epoch */
  now: number
  /** What the calendar holds around the day. */
  slots: readonly Taken[]
}

/**
 * Which of these times can be offered on a day.
 * @param times HH:mm on the nutritionist's clock; one that the clocks skip on that day is left out
 */
export function choicesOf(day: Day, times: readonly string[], { zone, now, slots }: Place): TimeChoice[] {
  return times.flatMap((time): TimeChoice[] => {
    const start = instantAt(day, time, zone)
    if (wallTime(start, zone).time !== time) return []
    const at = Date.parse(start)
    if (isTaken(at, slots)) return [{ time, start, state: 'taken' }]
    return [{ time, start, state: at > now ? 'open' : 'past' }]
  })
}

/**
 * The slots that make other days like a day: the same times on the nutritionist's clock, also where the clocks have
 * changed in between.
 * @param source the slots of the day that is copied
 * @returns the starts to add, ISO, and how many cannot be: past, skipped by the clocks, or taken
 */
export function copiesOf(
  source: readonly Taken[],
  days: readonly Day[],
  place: Place,
): { starts: string[]; leftOut: number } {
  const times = source
    .filter(({ status }) => status !== 'cancelled')
    .map(({ start_time }) => wallTime(start_time, place.zone).time)
  const starts = days.flatMap((day) =>
    choicesOf(day, [...new Set(times)], place)
      .filter(({ state }) => state === 'open')
      .map(({ start }) => start),
  )
  return { starts, leftOut: days.length * new Set(times).size - starts.length }
}
