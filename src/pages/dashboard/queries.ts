import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getNutritionistDay } from '@/entities/client/clients'
import { clientKeys, keepClients } from '@/entities/client/queries'
import { keepRequests } from '@/entities/connection/queries'
import { readMeals } from '@/entities/meal/meal'
import { keepMoods } from '@/entities/mood/queries'
import type { Reader } from '@/shared/api/kept-reads'
import { sumsTables } from '@/shared/api/query-client'
import { type Day, today } from '@/shared/lib/day'
import { type ClientDay, getClientDay } from './client-day'

/** Clients log all day, and none of it is told. */
const clientsLogMs = 5 * 60_000

/** A client's day, with the meals that lack the mood after eating as meals. */
export type DashboardDay = Omit<ClientDay, 'meals_without_mood_after'> & {
  unratedMeals: ReturnType<typeof readMeals>
}

export const dashboardKeys = {
  /** Every day that was read of a client. */
  daysOf: (userId: string) => ['client_day', { userId }] as const,
}

export const dashboardQueries = {
  /** Everything that a client's dashboard opens with, in one call; the moods in it are kept for the mood panel. */
  day: (userId: string, today: Day) =>
    queryOptions({
      queryKey: [...dashboardKeys.daysOf(userId), today] as const,
      queryFn: async ({ client, signal }): Promise<DashboardDay> => {
        const { meals_without_mood_after, ...day } = await getClientDay(userId, today, signal)
        keepMoods(client, userId, 7, today, day.moods)
        return { ...day, unratedMeals: readMeals(meals_without_mood_after) }
      },
      meta: sumsTables,
      refetchOnReconnect: 'always', // a day that could not be read
      refetchOnWindowFocus: 'always', // two browsers of one account agree
    }),
  /** The clients of a nutritionist, in one call with the requests, which are kept for their list. */
  nutritionist: (userId: string) =>
    queryOptions({
      queryKey: [...clientKeys.ofNutritionist(userId), 'day'] as const,
      queryFn: async ({ client, signal }) => {
        const { clients, requests } = await getNutritionistDay(signal)
        keepClients(client, userId, clients)
        keepRequests(client, userId, requests)
        return clients
      },
      meta: sumsTables,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      refetchInterval: clientsLogMs,
    }),
}

/** Begins what the dashboard of a role shows. */
export function prefetchDashboard(client: QueryClient, { id, role }: Reader): void {
  if (role === 'nutritionist') void client.prefetchQuery(dashboardQueries.nutritionist(id))
  else void client.prefetchQuery(dashboardQueries.day(id, today()))
}
