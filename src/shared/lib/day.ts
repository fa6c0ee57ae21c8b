import { addDays, differenceInCalendarDays, parseISO } from 'date-fns'

/** A calendar day without a time or a zone, as stored in `date` columns: '2026-03-29'. */
export type Day = string & { readonly brand?: 'Day' }

/** The first day that anything can be logged on. */
export const firstDay: Day = '2000-01-01'

const pad = (part: number, digits: number) => String(part).padStart(digits, '0')

/** The calendar day of an instant, on the clock of this device. */
export const toDay = (at: Date): Day =>
  `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1, 2)}-${pad(at.getDate(), 2)}`

/** The user's calendar day now: at 01:30 in Moscow that is not the day of UTC. */
export const today = (): Day => toDay(new Date())

/** Local midnight of the day. `new Date(day)` would be UTC midnight: the day before, west of Greenwich. */
export const startOf = (day: Day): Date => parseISO(day)

/** @param days may be negative */
export const shiftDay = (day: Day, days: number): Day => toDay(addDays(startOf(day), days))

/** How many calendar days lie from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  differenceInCalendarDays(startOf(to), startOf(from))

/** Whether the text is a real day in the form yyyy-MM-dd: '2026-02-30' is not. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text).getTime()) && toDay(startOf(text)) === text
