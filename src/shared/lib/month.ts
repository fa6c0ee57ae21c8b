import { type Day, monthOf, shiftDay, shiftMonth, weekdayOf } from './day'

/**
 * The weeks of a month, Monday first.
 * @param month any day of it
 * @returns rows of seven; days of other months are null
 */
export function weeksOf(month: Day): (Day | null)[][] {
  const first = monthOf(month)
  const next = shiftMonth(first, 1)
  const weeks: (Day | null)[][] = []
  for (let monday = shiftDay(first, -weekdayOf(first)); monday < next; monday = shiftDay(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, weekday) => {
        const day = shiftDay(monday, weekday)
        return day >= first && day < next ? day : null
      }),
    )
  return weeks
}

/** Where each key leads in a grid of days. */
const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => shiftDay(day, -1),
  ArrowRight: (day) => shiftDay(day, 1),
  ArrowUp: (day) => shiftDay(day, -7),
  ArrowDown: (day) => shiftDay(day, 7),
  Home: (day) => shiftDay(day, -weekdayOf(day)),
  End: (day) => shiftDay(day, 6 - weekdayOf(day)),
  PageUp: (day) => shiftMonth(day, -1),
  PageDown: (day) => shiftMonth(day, 1),
  'Shift+PageUp': (day) => shiftMonth(day, -12),
  'Shift+PageDown': (day) => shiftMonth(day, 12),
}

/**
 * @param key as keyboard events name it, with 'Shift+' before it where Shift is held
 * @param bounds the first and the last day that can be reached
 * @returns the day that the key leads to; undefined when the key is none of the grid's
 */
export function dayByKey(key: string, day: Day, bounds: { first: Day; last: Day }): Day | undefined {
  const target = moves[key]?.(day)
  if (target === undefined) return undefined
  if (target < bounds.first) return bounds.first
  return target > bounds.last ? bounds.last : target
}
