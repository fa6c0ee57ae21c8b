import type { Meal } from '@/entities/meal/meal'
import { toDay } from '@/shared/lib/day'

type Timed = Pick<Meal, 'id' | 'date' | 'created_at'>

const minute = 60_000
const soonest = 30 * minute
const latest = 6 * 60 * minute

/**
 * The meal whose mood after eating is asked for: the newest one that was logged 30 minutes to 6 hours ago. A meal that was
 * entered on another day than its own says nothing about when it was eaten and is never asked about.
 * @param meals newest first
 * @param now ms since the epoch
 * @param skipped ids that the user does not want to be asked about
 */
export function mealToAsk<M extends Timed>(
  meals: readonly M[],
  now: number,
  skipped: ReadonlySet<string>,
): M | undefined {
  return meals.find(({ id, date, created_at }) => {
    const at = new Date(created_at)
    const age = now - at.getTime()
    return age >= soonest && age <= latest && toDay(at) === date && !skipped.has(id)
  })
}
