import { type Day, shiftDay } from './day'

/** Days in a window of a log. */
const windowDays = 28

/**
 * The days that a log reads together, so that going from day to day asks for nothing: the last four weeks, or, for a
 * day before them, the four weeks around it.
 * @returns the first and the last day, both included
 */
export function windowAround(day: Day, today: Day): { from: Day; to: Day } {
  const lately = shiftDay(today, 1 - windowDays)
  if (day >= lately) return { from: lately, to: today }
  return { from: shiftDay(day, -windowDays / 2), to: shiftDay(day, windowDays / 2 - 1) }
}
