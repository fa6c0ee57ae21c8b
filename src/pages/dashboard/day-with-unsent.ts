import { type Exercise, sumExercises } from '@/entities/exercise/exercise'
import type { Meal } from '@/entities/meal/meal'
import { sumMeals } from '@/entities/meal/meal-days'
import type { Measurement } from '@/entities/measurement/measurement'
import { inTenths } from '@/shared/lib/tenths'
import { compareDays, type Day, shiftDay } from '@/shared/lib/day'
import type { ShownEntry } from '@/shared/log/read-unsent'
import { changesIn } from '@/shared/log/unsent-changes'
import type { UnreadDay } from './day-on-device'
import type { DashboardDay } from './queries'

/** What waits on this device of the logs that the dashboard counts. */
export type UnsentLogs = {
  meals: readonly ShownEntry<Meal>[]
  exercises: readonly ShownEntry<Exercise>[]
  measurements: readonly ShownEntry<Measurement>[]
}

/** A day that was read, or what this device knows of one that was not. */
export type KnownDay = DashboardDay & { unread?: UnreadDay }

export type DayOnScreen = KnownDay & {
  /** Entries in the day's figures that are on this device only. */
  unsent: number
  /** The measurement that the current weight is of, where it is on this device only. */
  unsentWeightId?: string
}

/** How many of today's meals and activities are shown. */
const mostRecent = 2

/**
 * The day as it will be when everything is sent: what waits on this device counts already.
 * @param day as the backend sums it, or as this device knows it
 */
export function dayWithUnsent(day: KnownDay, unsent: UnsentLogs, today: Day): DayOnScreen {
  const meals = changesIn(unsent.meals, { from: today, to: today }, day.recent_meals)
  const exercises = changesIn(unsent.exercises, { from: today, to: today }, day.recent_exercises)
  const [eaten, eatenBefore] = [sumMeals(meals.added), sumMeals(meals.removed)]
  const [moved, movedBefore] = [sumExercises(exercises.added), sumExercises(exercises.removed)]
  return {
    ...day,
    ...withUnsentWeights(day, unsent.measurements, today),
    calories: inTenths(day.calories + eaten.calories - eatenBefore.calories),
    protein_grams: inTenths(day.protein_grams + eaten.proteinGrams - eatenBefore.proteinGrams),
    carbs_grams: inTenths(day.carbs_grams + eaten.carbsGrams - eatenBefore.carbsGrams),
    fat_grams: inTenths(day.fat_grams + eaten.fatGrams - eatenBefore.fatGrams),
    meals: day.meals + meals.added.length - meals.removed.length,
    calories_burned: inTenths(day.calories_burned + moved.caloriesBurned - movedBefore.caloriesBurned),
    exercise_minutes: inTenths(day.exercise_minutes + moved.minutes - movedBefore.minutes),
    exercises: day.exercises + exercises.added.length - exercises.removed.length,
    recent_meals: merge(day.recent_meals, meals).slice(0, mostRecent),
    recent_exercises: merge(day.recent_exercises, exercises).slice(0, mostRecent),
    unratedMeals: unratedOf(day.unratedMeals, unsent.meals, today),
    unsent: meals.ids.size + exercises.ids.size,
  }
}

const newestFirst = (a: { created_at: string }, b: { created_at: string }) =>
  Date.parse(b.created_at) - Date.parse(a.created_at)

/** The stored rows that are not changed, and the added ones, newest first. */
const merge = <S extends { id: string; created_at: string }>(
  stored: readonly S[],
  { added, ids }: { added: readonly S[]; ids: ReadonlySet<string> },
): S[] => [...stored.filter(({ id }) => !ids.has(id)), ...added].toSorted(newestFirst)

/** The meals that may be asked about; one that was refused is not: it has to be looked at first. */
function unratedOf(stored: readonly Meal[], entries: readonly ShownEntry<Meal>[], today: Day): Meal[] {
  const ids = new Set(entries.map(({ row }) => row.id))
  const added = entries
    .filter(({ waits, isDeleted, row }) => waits && !isDeleted && row.mood_after_eating === null)
    .map(({ row }) => row)
    .filter(({ date }) => date === today || date === shiftDay(today, -1))
  return merge(stored, { added, ids })
}

type Weights = Pick<DayOnScreen, 'weights' | 'latest_weights' | 'unsentWeightId'>

/** Weights that wait on this device come first on their day; what they replace is known by its day and weight alone. */
function withUnsentWeights(
  { weights, latest_weights }: Pick<DashboardDay, 'weights' | 'latest_weights'>,
  entries: readonly ShownEntry<Measurement>[],
  today: Day,
): Weights {
  const counted = entries.filter(({ base, waits }) => waits || !base)
  const replaced = counted.flatMap(({ base }) => base ?? [])
  const isReplaced = (one: { date: Day; weight: number }) =>
    replaced.some(({ date, weight }) => date === one.date && weight === one.weight)
  const added = counted.flatMap(({ row: { id, date, weight }, isDeleted }) =>
    isDeleted || weight === null || date > today ? [] : [{ id, date, weight }],
  )
  const latest: { date: Day; weight: number; id?: string }[] = [
    ...added.toReversed(),
    ...latest_weights.filter((one) => !isReplaced(one)),
  ]
    .toSorted((a, b) => compareDays(b.date, a.date))
    .slice(0, 2)
  const missing = added.filter(({ date }) => !weights.some((one) => one.date === date))
  return {
    latest_weights: latest,
    weights: [...weights, ...missing].toSorted((a, b) => compareDays(a.date, b.date)),
    unsentWeightId: latest[0]?.id,
  }
}
