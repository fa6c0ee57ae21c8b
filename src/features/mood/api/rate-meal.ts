import { findMeal } from '@/entities/meal'
import type { Mood } from '@/entities/mood'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'

/** A version of a meal, and the mood after it; null takes the mood back. */
export type Rating = { id: string; updated_at: string; mood: Mood | null }

/**
 * Sets the mood after eating where the meal still is the version that the user saw (DESIGN.md section 12). The same answer
 * sent again, as after a lost reply, changes nothing.
 * @returns the version that is stored now
 * @throws AppError `conflict` when the meal was changed elsewhere, `not-found` when it is gone, and others
 */
export async function rateMeal({ id, updated_at: seen, mood }: Rating): Promise<Rating> {
  const changed = await run(
    db()
      .from('food_entries')
      .update({ mood_after_eating: mood })
      .eq('id', id)
      .eq('updated_at', seen)
      .select('id'),
  )
  const stored = await findMeal(id)
  if (!stored) throw new AppError('not-found', 'the meal is gone')
  if (changed.length === 0 && stored.mood_after_eating !== mood)
    throw new AppError('conflict', 'the meal was changed elsewhere')
  return { id, updated_at: stored.updated_at, mood }
}
