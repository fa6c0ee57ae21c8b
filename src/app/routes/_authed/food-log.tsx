import { createFileRoute } from '@tanstack/react-router'
import { mealQueries } from '@/entities/meal/queries'
import { targetQueries } from '@/entities/target/queries'
import { FoodLogPage } from '@/pages/food-log'
import { type Day, isDay, today } from '@/shared/lib/day'

type FoodLogSearch = { day?: Day }

export const Route = createFileRoute('/_authed/food-log')({
  validateSearch: ({ day }): FoodLogSearch => ({
    day: typeof day === 'string' && isDay(day) ? day : undefined,
  }),
  loaderDeps: ({ search }) => ({ day: search.day }),
  loader: ({ context: { queryClient, user }, deps }) => {
    void queryClient.prefetchQuery(mealQueries.day(user.id, deps.day ?? today()))
    void queryClient.prefetchQuery(targetQueries.current(user.id))
    void queryClient.prefetchInfiniteQuery(mealQueries.history(user.id, today()))
  },
  component: FoodLogPage,
})
