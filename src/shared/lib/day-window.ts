import { type Day, daysBetween, shiftDay } from './day'

/** @returns the first and the last of so many days that end with `last`, both included */
export const daysUpTo = (last: Day, count: number): { from: Day; to: Day } => ({
  from: shiftDay(last, 1 - count),
  to: last,
})

/** Days in a window of a log. */
const windowDays = 28

/**
 * The days that a log reads together, so that going from day to day asks for nothing: the last four weeks, or, for a
 * day before them, the four weeks around it.
 * @returns the first and the last day, both included
 */
export function windowAround(day: Day, today: Day): { from: Day; to: Day } {
  const lately = daysUpTo(today, windowDays)
  if (day >= lately.from) return lately
  return { from: shiftDay(day, -windowDays / 2), to: shiftDay(day, windowDays / 2 - 1) }
}

/** For so many days a measurement stands as the one of now; an older one is told with its day. */
const recentDays = 7

/** Whether something was measured in the last seven days, `today` included. */
export const isRecent = (day: Day, today: Day): boolean => daysBetween(day, today) < recentDays
