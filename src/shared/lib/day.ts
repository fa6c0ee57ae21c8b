import { addDays, addMonths, differenceInCalendarDays, parseISO } from 'date-fns'

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

/** @param months may be negative; the 31st becomes the last day of a shorter month */
export const shiftMonth = (day: Day, months: number): Day => toDay(addMonths(startOf(day), months))

/** The first day of the day's month, which also stands for the month. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The day's place in a week that begins on Monday: 0 to 6. */
export const weekdayOf = (day: Day): number => (startOf(day).getDay() + 6) % 7

/** How many calendar days lie from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  differenceInCalendarDays(startOf(to), startOf(from))

/** For sorting, earlier first. The letters of a language play no part, and to load their order takes a slow phone a while. */
export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : Number(a > b))

/** Whether the text is a real day in the form yyyy-MM-dd: '2026-02-30' is not. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text).getTime()) && toDay(startOf(text)) === text
