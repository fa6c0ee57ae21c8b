import { findMeal, type Meal } from '@/entities/meal'
import type { Mood } from '@/entities/mood'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { run, throwMissing } from '@/shared/api/run'
import { keepUnsent, sendOrKeep, type UnsentEntry } from '@/shared/outbox/unsent-entries'

/** A meal as the user saw it, and the mood after it; null takes the mood back. */
export type Rating = { meal: Meal; mood: Mood | null }

/**
 * Sets the mood after eating where the meal still is the version that the user saw (DESIGN.md section 12). The same answer
 * sent again, as after a lost reply, changes nothing.
 * @returns the meal as it is stored now
 * @throws AppError `conflict` when the meal was changed elsewhere, `not-found` when it is gone, and others
 */
export async function rateMeal({ meal: { id, updated_at: seen }, mood }: Rating): Promise<Meal> {
  const changed = await run(
    db()
      .from('food_entries')
      .update({ mood_after_eating: mood })
      .eq('id', id)
      .eq('updated_at', seen)
      .select('id'),
  )
  const stored = (await findMeal(id)) ?? (await throwMissing('the meal is gone'))
  if (changed.length === 0 && stored.mood_after_eating !== mood)
    throw new AppError('conflict', 'the meal was changed elsewhere')
  return stored
}

/**
 * Rates a meal at once or, without a network, as soon as there is one: the rating waits on this device as a change of the
 * meal. A meal that waits itself takes the mood along.
 * @returns the meal as it is now, and whether it is stored
 * @throws AppError all of `rateMeal` but a lost network
 */
export async function rateOrKeep(userId: string, rating: Rating): Promise<{ row: Meal; isSent: boolean }> {
  const { meal, mood } = rating
  const change = (row: Meal): Meal => ({ ...row, mood_after_eating: mood })
  const kept = await keepUnsent(meal.id, change)
  if (kept) return { row: kept, isSent: false }
  return sendOrKeep(
    () => rateMeal(rating),
    () => ({
      userId,
      kind: 'meal',
      payload: { row: change(meal), base: meal } satisfies UnsentEntry<Meal, never>,
    }),
  )
}
