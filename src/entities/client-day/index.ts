export { getClientDay } from './api/client-day'
export type { ClientDay, ExerciseOfDay, MealOfDay, UnratedMeal } from './model/client-day'
