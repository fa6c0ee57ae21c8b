import { type Day, daysBetween, shiftDay } from '../../lib/day'
import type { ChartRow } from './series'

/** The figures of one day; what is missing or null is not known. */
export type DayPoint<Key extends string> = { readonly day: Day } & {
  readonly [K in Key]?: number | null
}

/**
 * One row for every day of a window, so that a day without data is a gap and days keep their distance.
 * @param from first day
 * @param to last day, inclusive; a window that ends before it starts has no rows
 * @param points in any order; points outside the window are left out; of two for one day the later in the list stands
 * @param keys the figures to take over
 */
export function daySeries<Key extends string>(
  from: Day,
  to: Day,
  points: readonly DayPoint<NoInfer<Key>>[],
  keys: readonly Key[],
): ChartRow<Key>[] {
  const byDay = new Map(points.map((point) => [point.day, point]))
  return daysOf(from, to).map((day) => {
    const point = byDay.get(day)
    const figures = Object.fromEntries(keys.map((key) => [key, point?.[key] ?? null]))
    return { x: day, ...figures } as ChartRow<Key>
  })
}

function daysOf(from: Day, to: Day): Day[] {
  const count = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length: count }, (_, index) => shiftDay(from, index))
}
