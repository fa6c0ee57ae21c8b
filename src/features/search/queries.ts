import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { mealKeys } from '@/entities/meal/queries'
import { findMeals } from './api/find-meals'

export const searchQueries = {
  /** The user's own meals with a part of their title; while another search loads, what the last one found stays. */
  meals: (userId: string, typed: string) =>
    queryOptions({
      queryKey: [...mealKeys.ofUser(userId), 'found', typed] as const,
      queryFn: ({ signal }) => findMeals(userId, typed, signal),
      placeholderData: keepPreviousData,
    }),
}
