import { msg } from '@lingui/core/macro'
import type { Meal } from '@/entities/meal'
import { outbox } from '@/shared/outbox/outbox'
import { findUnsent } from '@/shared/outbox/unsent-entries'
import { showToast } from '@/shared/ui/toast'
import { forgetPhotos } from '../api/meal-photos'
import type { UnsentMeal } from '../api/send-meal'
import { useDeleteMeal } from '../api/use-delete-meal'
import { useSaveMeal } from '../api/use-save-meal'
import { contentOfMeal } from '../model/meal-content'

/** Deletes meals at once, and brings them back for as long as the toast is there; their photos go with the toast. */
export function useMealRemoval(userId: string) {
  const deletion = useDeleteMeal(userId)
  const saving = useSaveMeal(userId)

  async function bringBack(meal: Meal): Promise<void> {
    try {
      await saving.mutateAsync({ id: meal.id, content: contentOfMeal(meal) })
    } catch {
      showToast({
        text: msg`The meal could not be brought back. Check your connection and try again.`,
        undo: () => void bringBack(meal),
      })
    }
  }

  return {
    error: deletion.error,
    /** @returns whether the meal is gone */
    async remove(meal: Meal): Promise<boolean> {
      const unsent = findUnsent<UnsentMeal>(meal.id)
      const stored = unsent ? unsent.base : meal
      try {
        if (stored) await deletion.mutateAsync(stored)
        await outbox.remove(meal.id)
      } catch {
        return false // `error` says why
      }
      showToast({
        text: msg`Meal deleted`,
        undo: () => void bringBack(meal),
        onGone: () => forgetPhotos([meal.image_url]),
      })
      return true
    },
  }
}
