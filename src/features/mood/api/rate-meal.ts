import type { Meal } from '@/entities/meal/meal'
import { mealStore } from '@/entities/meal/store'
import type { Mood } from '@/entities/mood/mood'
import { contentOf } from '@/shared/log/content'
import { changeUnsent, type Kept, saveOrKeep } from '@/shared/log/unsent'

/** A meal as the user saw it, and the mood after it; null takes the mood back. */
export type Rating = { meal: Meal; mood: Mood | null }

/**
 * Sets the mood after eating where the meal still is the version that the user saw: at once or, without a network, as soon as
 * there is one. A meal that waits itself takes the mood along. The same answer sent again, as after a lost reply, changes nothing.
 * @returns the meal as it is now, and whether it is stored
 * @throws VersionConflict when the meal was changed elsewhere
 * @throws AppError `not-found` when it is gone, and others
 */
export async function rateMeal({ meal, mood }: Rating): Promise<Kept<Meal>> {
  const change = { mood_after_eating: mood }
  const kept = await changeUnsent(mealStore, meal.id, change)
  if (kept) return { row: kept, isSent: false }
  const content = { ...contentOf<Meal>(mealStore, meal), ...change }
  return saveOrKeep(mealStore, { id: meal.id, userId: meal.user_id, content, base: meal })
}
