import { findMeal, type Meal } from '@/entities/meal'
import { db } from '@/shared/api/backend'
import { confirmSession, run } from '@/shared/api/run'
import { MealConflict } from './save-meal'

/**
 * Deletes the version of a meal that the user saw; a meal that is gone already is no failure.
 * @throws MealConflict when another version is stored (DESIGN.md section 12)
 * @throws AppError
 */
export async function deleteMeal({ id, updated_at: seen }: Meal): Promise<void> {
  const deleted = await run(
    db().from('food_entries').delete().eq('id', id).eq('updated_at', seen).select('id'),
  )
  if (deleted.length > 0) return
  const stored = await findMeal(id)
  if (stored) throw new MealConflict(stored)
  await confirmSession()
}
