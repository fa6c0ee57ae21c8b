import { caloriesStatus } from '@/entities/client-target/target-status'
import type { ReportDay } from './client-report'

/** How many days with meals stand how to the target. */
export type DaysByTarget = { below: number; near: number; above: number }

/**
 * The days with meals by their calories: from 90 to 110 % of the target a day is near it (spec section 9).
 * @param target kcal a day
 */
export function daysByTarget(days: readonly Pick<ReportDay, 'calories'>[], target: number): DaysByTarget {
  const eaten = days.flatMap(({ calories }) => calories ?? [])
  const missed = eaten.filter((calories) => caloriesStatus(target, calories) === 'attention')
  const below = missed.filter((calories) => calories < target).length
  return { below, near: eaten.length - missed.length, above: missed.length - below }
}
