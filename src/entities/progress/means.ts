import type { Day } from '@/shared/lib/day'
import type { DayPoint } from '@/shared/ui/charts/day-series'
import { isOver } from './day-totals'

export const macroKeys = ['protein', 'carbs', 'fat'] as const
export type Macro = (typeof macroKeys)[number]

/** Grams of a day; null where no meal was logged. */
export type MacroDay = DayPoint<Macro>

/** The days that a mean is of. */
export type CountedDays<Of> = {
  days: Of[]
  /** Nothing before today counts: it is of today, which is not over. */
  isSoFar: boolean
}

/**
 * A day counts when it is over and has the figure; only where no such day is there, today stands in.
 * @param has whether a day has the figure
 */
export function countedDays<Of extends { day: Day }>(
  days: readonly Of[],
  today: Day,
  has: (day: Of) => boolean,
): CountedDays<Of> {
  const known = days.filter((one) => one.day <= today && has(one))
  const over = known.filter(({ day }) => isOver(day, today))
  return over.length > 0 ? { days: over, isSoFar: false } : { days: known, isSoFar: known.length > 0 }
}

/** Grams a day. */
export type MacroMeans = Record<Macro, number> & { isSoFar: boolean }

/** Grams a day over the days that count. @returns null where there is none */
export function macroMeans(days: readonly MacroDay[], today: Day): MacroMeans | null {
  const counted = countedDays(days, today, ({ protein }) => protein != null)
  const [protein, carbs, fat] = macroKeys.map((key) => meanOf(counted.days.map((day) => day[key] ?? null)))
  return protein == null || carbs == null || fat == null
    ? null
    : { protein, carbs, fat, isSoFar: counted.isSoFar }
}

/** The mean of what is known; null where nothing is. */
export function meanOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0) / known.length
}
