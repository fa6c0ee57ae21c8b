import { msg } from '@lingui/core/macro'
import { useEffect } from 'react'
import type { Meal } from '@/entities/meal'
import type { Day } from '@/shared/lib/day'
import { outbox } from '@/shared/outbox/outbox'
import { storedVersionOf, undelete } from '@/shared/outbox/unsent-entries'
import { showToast } from '@/shared/ui/toast'
import { forgetPhotos } from '../api/meal-photos'
import { useDeleteMeal } from '../api/use-delete-meal'
import { useSaveMeal } from '../api/use-save-meal'
import { contentOfMeal } from '../model/meal-content'

/**
 * Deletes meals at once, and brings them back for as long as the toast is there; their photos go with the toast.
 * @param day the day on screen: a failure is told while it is open
 */
export function useMealRemoval(userId: string, day: Day) {
  const deletion = useDeleteMeal(userId)
  const { reset } = deletion
  useEffect(() => reset(), [day, reset])
  const saving = useSaveMeal(userId)

  async function bringBack(meal: Meal): Promise<void> {
    if (await undelete(meal.id)) return
    try {
      await saving.mutateAsync({ id: meal.id, content: contentOfMeal(meal), createdAt: meal.created_at })
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
      const stored = storedVersionOf(meal)
      let isGone = true
      try {
        if (stored) isGone = (await deletion.mutateAsync(stored)).isSent
        else await outbox.remove(meal.id)
      } catch {
        return false // `error` says why
      }
      showToast({
        text: msg`Meal deleted`,
        undo: () => void bringBack(meal),
        onGone: () => isGone && forgetPhotos([meal.image_url]),
      })
      return true
    },
  }
}
