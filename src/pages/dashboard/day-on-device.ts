import type { QueryClient } from '@tanstack/react-query'
import { sumExercises } from '@/entities/exercise/exercise'
import { exerciseQueries } from '@/entities/exercise/queries'
import { sumMeals } from '@/entities/meal/meal-days'
import { mealQueries } from '@/entities/meal/queries'
import { compareDays, type Day, shiftDay } from '@/shared/lib/day'
import { daysUpTo, windowAround } from '@/shared/lib/day-window'
import { weightDays } from './weight-course'
import { type DashboardDay, dashboardKeys } from './queries'

/** What is not known of a day that was not read: more may have been logged elsewhere, and what no earlier day tells. */
export type UnreadDay = {
  /** An earlier day was read on this device: the targets and weights are those of then. */
  hasEarlier: boolean
}

/**
 * What this device knows of a day that it could not read: the entries of the day that the logs have read, and the targets, weights
 * and unrated meals of the latest day before it that was read.
 * @param client whose cache is looked into; nothing is asked for
 */
export function dayOnDevice(
  client: QueryClient,
  userId: string,
  today: Day,
): DashboardDay & { unread: UnreadDay } {
  const earlier = latestBefore(client, userId, today)
  const meals = client.getQueryData(mealQueries.day(userId, today).queryKey) ?? []
  const { from, to } = windowAround(today, today)
  const exercises = (client.getQueryData(exerciseQueries.window(userId, from, to).queryKey) ?? []).filter(
    ({ date }) => date === today,
  )
  const [eaten, moved] = [sumMeals(meals), sumExercises(exercises)]
  const unratedBefore = earlier?.unratedMeals.filter(({ date }) => date === shiftDay(today, -1)) ?? []
  return {
    calories: eaten.calories,
    protein_grams: eaten.proteinGrams,
    carbs_grams: eaten.carbsGrams,
    fat_grams: eaten.fatGrams,
    meals: meals.length,
    calories_burned: moved.caloriesBurned,
    exercise_minutes: moved.minutes,
    exercises: exercises.length,
    recent_meals: meals,
    recent_exercises: exercises,
    unratedMeals: [...meals.filter(({ mood_after_eating }) => mood_after_eating === null), ...unratedBefore],
    weights: earlier?.weights.filter(({ date }) => date >= daysUpTo(today, weightDays).from) ?? [],
    latest_weights: earlier?.latest_weights ?? [],
    targets: earlier?.targets ?? null,
    moods: undefined,
    unread: { hasEarlier: earlier !== undefined },
  }
}

/** The latest day before this one that was read of the user. */
function latestBefore(client: QueryClient, userId: string, today: Day): DashboardDay | undefined {
  return client
    .getQueriesData<DashboardDay>({ queryKey: dashboardKeys.daysOf(userId) })
    .flatMap(([key, data]) => (data && (key[2] as Day) < today ? [{ day: key[2] as Day, data }] : []))
    .toSorted((a, b) => compareDays(b.day, a.day))
    .at(0)?.data
}
