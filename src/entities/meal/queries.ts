import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Day } from '@/shared/lib/day'
import type { Meal } from './meal'
import { listMealHistory, listMealsBetween, listMealsOfDay } from './meals'

/** Days with meals in a page of the history. */
export const historyPageDays = 7

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const mealKeys = {
  all: ['food_entries'] as const,
  ofUser: (userId: string) => [...mealKeys.all, { userId }] as const,
}

/** Logs refetch always on focus, so that two browsers of one account agree. */
const asALog = { refetchOnWindowFocus: 'always' } as const

export const mealQueries = {
  /** A user's meals of one day, newest first. */
  day: (userId: string, day: Day) =>
    queryOptions({
      queryKey: [...mealKeys.ofUser(userId), 'day', day] as const,
      queryFn: ({ signal }) => listMealsOfDay(userId, day, signal),
      ...asALog,
    }),
  /** A user's meals from one day to another, both included, the latest first. */
  between: (userId: string, from: Day, to: Day) =>
    queryOptions({
      queryKey: [...mealKeys.ofUser(userId), 'between', from, to] as const,
      queryFn: ({ signal }) => listMealsBetween(userId, from, to, signal),
      ...asALog,
    }),
  /** The signed-in user's meals before a day, newest first, a page of days at a time. */
  history: (userId: string, before: Day) =>
    infiniteQueryOptions({
      queryKey: [...mealKeys.ofUser(userId), 'history', before] as const,
      queryFn: ({ pageParam, signal }) => listMealHistory(pageParam, historyPageDays, signal),
      initialPageParam: before,
      getNextPageParam: nextHistoryPage,
      ...asALog,
    }),
}

/** @returns the oldest day of a full page, before which the next one begins; undefined after the last page */
export function nextHistoryPage(page: readonly Meal[]): Day | undefined {
  const days = new Set(page.map((meal) => meal.date))
  return days.size < historyPageDays ? undefined : page.at(-1)?.date
}
