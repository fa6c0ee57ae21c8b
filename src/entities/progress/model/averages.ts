import type { ClientFigures } from './client-figures'

/** kcal a day, over the days with a meal; null without any. */
export const meanCalories = (of: Pick<ClientFigures, 'calories' | 'food_days'>): number | null =>
  of.calories === null ? null : of.calories / of.food_days

/** kcal a day, over the days with exercise; null without any. */
export const meanBurned = (of: Pick<ClientFigures, 'calories_burned' | 'exercise_days'>): number | null =>
  of.calories_burned === null ? null : of.calories_burned / of.exercise_days

/** Minutes in seven days, over the whole range; null without any exercise. @param days of the range */
export const weeklyMinutes = (of: Pick<ClientFigures, 'exercise_minutes'>, days: number): number | null =>
  of.exercise_minutes === null ? null : (of.exercise_minutes * 7) / days
