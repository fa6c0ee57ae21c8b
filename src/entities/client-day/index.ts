export { getClientDay } from './model/client-day'
export type { ClientDay, ExerciseOfDay, MealOfDay } from './model/client-day'
