import type { ReportDay } from '@/entities/progress'

/** How many days with meals stand how to the target. */
export type DaysByTarget = { below: number; near: number; above: number }

const near = 0.1

/**
 * The days with meals by their calories: from 90 to 110 % of the target a day is near it (spec section 9).
 * @param target kcal a day
 */
export function daysByTarget(days: readonly Pick<ReportDay, 'calories'>[], target: number): DaysByTarget {
  const ratios = days.flatMap(({ calories }) => (calories === null ? [] : [calories / target]))
  const below = ratios.filter((ratio) => ratio < 1 - near).length
  const above = ratios.filter((ratio) => ratio > 1 + near).length
  return { below, near: ratios.length - below - above, above }
}
