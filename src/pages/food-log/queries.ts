import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getFoodLog, historyPageDays, keepMeals, mealQueries } from '@/entities/meal/queries'
import { keepTarget, targetQueries } from '@/entities/target/queries'
import type { Day } from '@/shared/lib/day'

/** Names the first load of a user's food log. */
export const startKey = (userId: string) => ['food_log', { userId }] as const

/**
 * What the food log opens with, in one call in place of three; kept under the keys of its own reads. Where it fails they ask
 * for themselves.
 */
const start = (userId: string, day: Day, today: Day) =>
  queryOptions({
    queryKey: [...startKey(userId), day, today] as const,
    queryFn: async ({ client, signal }) => {
      const { meals, history, targets } = await getFoodLog(day, today, historyPageDays, signal)
      keepMeals(client, userId, { day, before: today, meals, history })
      keepTarget(client, userId, targets)
      return null
    },
    retry: false,
    staleTime: 0,
  })

/** Begins what the food log shows of a day: the first time, or when it is out of date, all in one call. */
export function prefetchFoodLog(client: QueryClient, userId: string, day: Day, today: Day): void {
  const history = mealQueries.history(userId, today)
  const known = client.getQueryState(history.queryKey)
  if (known?.data === undefined || known.isInvalidated) {
    void client.prefetchQuery(start(userId, day, today))
    return
  }
  void client.prefetchQuery(mealQueries.day(userId, day))
  void client.prefetchQuery(targetQueries.current(userId))
  void client.prefetchInfiniteQuery(history)
}
