export { getClientDay } from './api/client-day'
export type { ClientDay, ExerciseOfDay, MealOfDay } from './model/client-day'
