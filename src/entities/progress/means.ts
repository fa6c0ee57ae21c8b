import type { DayPoint } from '@/shared/ui/charts/day-series'

export const macroKeys = ['protein', 'carbs', 'fat'] as const
export type Macro = (typeof macroKeys)[number]

/** Grams of a day; null where no meal was logged. */
export type MacroDay = DayPoint<Macro>

/** Grams a day, over the days with a meal. @returns null where there is none */
export function macroMeans(days: readonly MacroDay[]): Record<Macro, number> | null {
  const [protein, carbs, fat] = macroKeys.map((key) => meanOf(days.map((day) => day[key] ?? null)))
  return protein == null || carbs == null || fat == null ? null : { protein, carbs, fat }
}

/** The mean of what is known; null where nothing is. */
export function meanOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0) / known.length
}
