import type { MealType } from '@/entities/meal/meal'

/** The meal that people eat at an hour of the day, 0 to 23. */
export function mealTypeAt(hour: number): MealType {
  if (hour >= 4 && hour < 11) return 'breakfast'
  if (hour >= 11 && hour < 16) return 'lunch'
  return hour >= 17 && hour < 22 ? 'dinner' : 'snack'
}
