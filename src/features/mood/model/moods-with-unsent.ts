import { type Meal, mealTypes } from '@/entities/meal/meal'
import type { ClientMoods, MoodMeal, RecentMood } from '@/entities/mood/client-moods'
import type { MoodEntry } from '@/entities/mood/mood-entry'
import { moodValue } from '@/entities/mood/mood'
import { compareDays, type Day } from '@/shared/lib/day'
import { inTenths } from '@/shared/lib/tenths'
import type { ShownEntry } from '@/shared/log/read-unsent'
import { changesIn } from '@/shared/log/unsent-changes'

/** What waits on this device of the logs that have moods. */
export type UnsentMoods = {
  meals: readonly ShownEntry<Meal>[]
  moods: readonly ShownEntry<MoodEntry>[]
}

export type MoodsOnScreen = ClientMoods & {
  /** Entries in the figures that are on this device only. */
  unsent: number
}

/** What is known of moods where none were read. */
export const noMoods: ClientMoods = {
  entries: 0,
  meals_with_both: 0,
  mean_before: null,
  mean_after: null,
  mean_change: null,
  days: [],
  meal_types: [],
  spread: [1, 2, 3, 4, 5].map((mood) => ({ mood, before: 0, after: 0, days: 0 })),
  nutrients: {
    better_meals: 0,
    worse_meals: 0,
    better_protein: null,
    worse_protein: null,
    better_carbs: null,
    worse_carbs: null,
    better_fat: null,
    worse_fat: null,
  },
  recent: [],
}

const mostRecent = 5

/** A meal with its moods from 1 to 5, null where none was said; a change needs both. */
type RatedMeal = { meal: Meal; before: number | null; after: number | null; change: number | null }

/** What comes to a set of entries and what goes from it. */
type Turnover<T> = { added: readonly T[]; removed: readonly T[] }

/**
 * The moods as they will be when everything is sent: what waits on this device counts already.
 * @param moods as the backend sums them over the range
 * @param range its first and last day
 */
export function moodsWithUnsent(
  moods: ClientMoods,
  unsent: UnsentMoods,
  range: { from: Day; to: Day },
): MoodsOnScreen {
  const meals = changesIn(unsent.meals, range, moods.recent)
  const felt = changesIn(unsent.moods, range, moods.recent)
  const rated = { added: meals.added.flatMap(rate), removed: meals.removed.flatMap(rate) }
  const touched = new Set([...rated.added, ...rated.removed].map(({ meal }) => meal.id))
  const count = (of: 'before' | 'after') => moods.spread.reduce((sum, said) => sum + said[of], 0)
  const unsentCount = touched.size + felt.ids.size
  if (unsentCount === 0) return { ...moods, unsent: 0 }
  return {
    entries: moods.entries + grownBy(rated) + grownBy(felt),
    meals_with_both: moods.meals_with_both + grownBy(valuesOf(rated, 'change')),
    mean_before: shiftMean(moods.mean_before, count('before'), valuesOf(rated, 'before')),
    mean_after: shiftMean(moods.mean_after, count('after'), valuesOf(rated, 'after')),
    mean_change: shiftMean(moods.mean_change, moods.meals_with_both, valuesOf(rated, 'change')),
    days: daysOf(moods.days, rated, felt),
    meal_types: typesOf(moods.meal_types, rated),
    spread: spreadOf(moods.spread, rated, felt),
    nutrients: nutrientsOf(moods.nutrients, rated),
    recent: recentOf(moods.recent, rated, felt, new Set([...meals.ids, ...felt.ids])),
    unsent: unsentCount,
  }
}

function rate(meal: Meal): RatedMeal[] {
  const { mood_before_eating, mood_after_eating } = meal
  const before = mood_before_eating && moodValue(mood_before_eating)
  const after = mood_after_eating && moodValue(mood_after_eating)
  if (before === null && after === null) return []
  return [{ meal, before, after, change: before === null || after === null ? null : after - before }]
}

const valuesOf = ({ added, removed }: Turnover<RatedMeal>, of: 'before' | 'after' | 'change') => ({
  added: added.flatMap((one) => one[of] ?? []),
  removed: removed.flatMap((one) => one[of] ?? []),
})

const only = <T>({ added, removed }: Turnover<T>, is: (one: T) => boolean): Turnover<T> => ({
  added: added.filter(is),
  removed: removed.filter(is),
})

const grownBy = ({ added, removed }: Turnover<unknown>): number => added.length - removed.length
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/**
 * A mean after some values have come and others gone.
 * @param count of the values that it is of
 * @param round makes the sum of the stored ones exact again: moods are whole, grams have tenths
 * @returns not rounded; null where no value is left
 */
function shiftMean(
  mean: number | null,
  count: number,
  turnover: Turnover<number>,
  round: (sum: number) => number = Math.round,
): number | null {
  const { added, removed } = turnover
  if (added.length + removed.length === 0) return mean
  const left = count + grownBy(turnover)
  return left <= 0 ? null : round((mean ?? 0) * count + sumOf(added) - sumOf(removed)) / left
}

type MoodDay = ClientMoods['days'][number]

const emptyDay: Omit<MoodDay, 'date'> = {
  before: null,
  after: null,
  change: null,
  mood: null,
  before_count: 0,
  after_count: 0,
  change_count: 0,
  mood_count: 0,
}

function daysOf(days: readonly MoodDay[], rated: Turnover<RatedMeal>, felt: Turnover<MoodEntry>): MoodDay[] {
  const changed = [...rated.added, ...rated.removed].map(({ meal }) => meal.date)
  const touched = new Set([...changed, ...[...felt.added, ...felt.removed].map(({ date }) => date)])
  const others = days.filter(({ date }) => !touched.has(date))
  const shifted = [...touched].map((date): MoodDay => {
    const day = days.find((one) => one.date === date) ?? { date, ...emptyDay }
    const meals = only(rated, ({ meal }) => meal.date === date)
    const entries = only(felt, (entry) => entry.date === date)
    const said = {
      added: entries.added.map(({ mood }) => mood),
      removed: entries.removed.map(({ mood }) => mood),
    }
    const [before, after] = [valuesOf(meals, 'before'), valuesOf(meals, 'after')]
    const change = valuesOf(meals, 'change')
    return {
      date,
      before: shiftMean(day.before, day.before_count, before),
      after: shiftMean(day.after, day.after_count, after),
      change: shiftMean(day.change, day.change_count, change),
      mood: shiftMean(day.mood, day.mood_count, said),
      before_count: day.before_count + grownBy(before),
      after_count: day.after_count + grownBy(after),
      change_count: day.change_count + grownBy(change),
      mood_count: day.mood_count + grownBy(said),
    }
  })
  const isFelt = (day: MoodDay) => day.before_count + day.after_count + day.mood_count > 0
  return [...others, ...shifted.filter(isFelt)].toSorted((a, b) => compareDays(a.date, b.date))
}

type MoodType = ClientMoods['meal_types'][number]

function typesOf(types: readonly MoodType[], rated: Turnover<RatedMeal>): MoodType[] {
  const both = only(rated, ({ change }) => change !== null)
  return mealTypes.flatMap((kind: MoodMeal) => {
    const stored = types.find(({ meal_type }) => meal_type === kind)
    const ofKind = only(both, ({ meal }) => meal.meal_type === kind)
    const count = stored?.meals ?? 0
    const mean = (of: 'before' | 'after' | 'change') =>
      shiftMean(stored?.[of] ?? null, count, valuesOf(ofKind, of))
    const [before, after, change] = [mean('before'), mean('after'), mean('change')]
    if (before === null || after === null || change === null) return []
    return [{ meal_type: kind, meals: count + grownBy(ofKind), before, after, change }]
  })
}

const spreadOf = (
  spread: ClientMoods['spread'],
  rated: Turnover<RatedMeal>,
  felt: Turnover<MoodEntry>,
): ClientMoods['spread'] =>
  spread.map((said) => ({
    mood: said.mood,
    before: said.before + grownBy(only(rated, ({ before }) => before === said.mood)),
    after: said.after + grownBy(only(rated, ({ after }) => after === said.mood)),
    days: said.days + grownBy(only(felt, ({ mood }) => mood === said.mood)),
  }))

type Nutrients = ClientMoods['nutrients']

function nutrientsOf(nutrients: Nutrients, rated: Turnover<RatedMeal>): Nutrients {
  const better = only(rated, ({ change }) => change !== null && change > 0)
  const worse = only(rated, ({ change }) => change !== null && change < 0)
  const mean = (which: 'better' | 'worse', macro: 'protein' | 'carbs' | 'fat') => {
    const { added, removed } = which === 'better' ? better : worse
    const grams = ({ meal }: RatedMeal) => meal[`${macro}_grams`]
    const turnover = { added: added.map(grams), removed: removed.map(grams) }
    return shiftMean(nutrients[`${which}_${macro}`], nutrients[`${which}_meals`], turnover, inTenths)
  }
  return {
    better_meals: nutrients.better_meals + grownBy(better),
    worse_meals: nutrients.worse_meals + grownBy(worse),
    better_protein: mean('better', 'protein'),
    worse_protein: mean('worse', 'protein'),
    better_carbs: mean('better', 'carbs'),
    worse_carbs: mean('worse', 'carbs'),
    better_fat: mean('better', 'fat'),
    worse_fat: mean('worse', 'fat'),
  }
}

function recentOf(
  recent: readonly RecentMood[],
  rated: Turnover<RatedMeal>,
  felt: Turnover<MoodEntry>,
  changed: ReadonlySet<string>,
): RecentMood[] {
  const ofMeals = rated.added.map(({ meal }): RecentMood => ({
    id: meal.id,
    date: meal.date,
    created_at: meal.created_at,
    meal_type: meal.meal_type,
    title: meal.title,
    mood_before_eating: meal.mood_before_eating,
    mood_after_eating: meal.mood_after_eating,
    mood: null,
  }))
  const ofDays = felt.added.map(({ id, date, created_at, mood }): RecentMood => ({
    id,
    date,
    created_at,
    meal_type: null,
    title: null,
    mood_before_eating: null,
    mood_after_eating: null,
    mood,
  }))
  return [...recent.filter(({ id }) => !changed.has(id)), ...ofMeals, ...ofDays]
    .toSorted((a, b) => compareDays(b.date, a.date) || Date.parse(b.created_at) - Date.parse(a.created_at))
    .slice(0, mostRecent)
}
