import { createFileRoute } from '@tanstack/react-router'
import { FoodLogPage } from '@/pages/food-log/FoodLogPage'
import { prefetchFoodLog } from '@/pages/food-log/queries'
import { type Day, isDay, today } from '@/shared/lib/day'

type FoodLogSearch = { day?: Day }

export const Route = createFileRoute('/_authed/food-log')({
  validateSearch: ({ day }): FoodLogSearch => ({
    day: typeof day === 'string' && isDay(day) ? day : undefined,
  }),
  loaderDeps: ({ search }) => ({ day: search.day }),
  loader: ({ context: { queryClient, user }, deps }) =>
    prefetchFoodLog(queryClient, user.id, deps.day ?? today(), today()),
  component: FoodLogPage,
})
