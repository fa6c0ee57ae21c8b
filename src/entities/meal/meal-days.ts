import type { Day } from '@/shared/lib/day'
import type { Meal } from './meal'

/** Energy in kcal, the rest in grams. */
export type MealTotals = { calories: number; proteinGrams: number; carbsGrams: number; fatGrams: number }

export type MealDay = { day: Day; meals: Meal[]; totals: MealTotals }

/** What the meals add up to, in tenths exactly: 0.1 + 0.2 is 0.3. */
export function sumMeals(meals: readonly Meal[]): MealTotals {
  const sum = (of: (meal: Meal) => number) =>
    meals.reduce((tenths, meal) => tenths + Math.round(of(meal) * 10), 0) / 10
  return {
    calories: sum((meal) => meal.calories),
    proteinGrams: sum((meal) => meal.protein_grams),
    carbsGrams: sum((meal) => meal.carbs_grams),
    fatGrams: sum((meal) => meal.fat_grams),
  }
}

/** The meals under their days; days and meals stay in the order in which they come. */
export function groupByDay(meals: readonly Meal[]): MealDay[] {
  const days = new Map<Day, Meal[]>()
  for (const meal of meals) days.set(meal.date, [...(days.get(meal.date) ?? []), meal])
  return [...days].map(([day, ofDay]) => ({ day, meals: ofDay, totals: sumMeals(ofDay) }))
}

const mostOfDayBefore = 6
const mostRecent = 5

/**
 * Meals to begin a new one with, each title once: those of the day before, and the latest others.
 * @param meals newest first
 */
export function suggestMeals(meals: readonly Meal[], dayBefore: Day): { dayBefore: Meal[]; recent: Meal[] } {
  const ofDayBefore = distinctMeals(
    meals.filter(({ date }) => date === dayBefore),
    mostOfDayBefore,
  )
  const both = distinctMeals([...ofDayBefore, ...meals], ofDayBefore.length + mostRecent)
  return { dayBefore: ofDayBefore, recent: both.slice(ofDayBefore.length) }
}

/**
 * The latest meals with titles that differ, for a choice of what to repeat.
 * @param meals newest first
 * @param count how many at most
 */
function distinctMeals(meals: readonly Meal[], count: number): Meal[] {
  const byTitle = new Map<string, Meal>()
  for (const meal of meals) {
    const title = meal.title.trim().toLocaleLowerCase()
    if (!byTitle.has(title)) byTitle.set(title, meal)
    if (byTitle.size === count) break
  }
  return [...byTitle.values()]
}
