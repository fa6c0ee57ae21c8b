import type { QueryClient } from '@tanstack/react-query'
import { type FoodLog, getFoodLog } from '@/entities/meal/meals'
import { historyPageDays, mealQueries } from '@/entities/meal/queries'
import { targetQueries } from '@/entities/client-target/queries'
import { targetCourseSchema } from '@/entities/client-target/target-course'
import { NoAnswerError } from '@/shared/api/app-error'
import type { Day } from '@/shared/lib/day'

/** Begins what the food log shows of a day: the first time, or when it is out of date, all in one call. */
export function prefetchFoodLog(client: QueryClient, userId: string, day: Day, today: Day): void {
  const ofDay = mealQueries.day(userId, day)
  const history = mealQueries.history(userId, today)
  const targets = targetQueries.course(userId)
  const known = client.getQueryState(history.queryKey)
  if (known?.data !== undefined && !known.isInvalidated) {
    void client.prefetchQuery(ofDay)
    void client.prefetchQuery(targets)
    void client.prefetchInfiniteQuery(history)
    return
  }
  const partOf = shareCall(() => getFoodLog(day, today, historyPageDays))
  const firstPage = partOf(history, (log) => log.history)
  void client.prefetchQuery({ ...ofDay, queryFn: partOf(ofDay, (log) => log.meals) })
  void client.prefetchQuery({
    ...targets,
    queryFn: partOf(targets, (log) => targetCourseSchema.parse(log.target_course)),
  })
  void client.prefetchInfiniteQuery({
    ...history,
    queryFn: (context) => (context.pageParam === today ? firstPage : history.queryFn!)(context),
  })
}

/**
 * Lets several reads take their parts of one answer.
 * @param call asks for it; called once, by the first that needs it
 * @returns makes the `queryFn` of a read: where the call fails the read asks for itself, but not where nobody answered, since the
 *   user has waited long enough by then
 */
function shareCall(call: () => Promise<FoodLog>) {
  let answer: Promise<FoodLog> | undefined
  return <T, C>(read: { queryFn?: (context: C) => T | Promise<T> }, part: (log: FoodLog) => T) =>
    async (context: C): Promise<T> => {
      try {
        return part(await (answer ??= call()))
      } catch (error) {
        if (error instanceof NoAnswerError) throw error
        return read.queryFn!(context)
      }
    }
}
