import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { Meal } from '@/entities/meal'
import { mealKeys } from '@/entities/meal/queries'
import { sendOrKeep } from '@/shared/outbox/unsent-entries'
import { deleteMeal } from './delete-meal'
import type { UnsentMeal } from './send-meal'

const mutationKey = ['delete-meal']

/** Deletes a meal: at once, or as soon as there is a network. */
export function useDeleteMeal(userId: string) {
  const queryClient = useQueryClient()
  const refreshLists = () => queryClient.invalidateQueries({ queryKey: mealKeys.ofUser(userId) })
  return useMutation({
    mutationKey,
    mutationFn: (meal: Meal) =>
      sendOrKeep(
        () => deleteMeal(meal).then(() => meal),
        () => ({
          userId,
          kind: 'meal',
          payload: { row: meal, base: meal, isDeleted: true } satisfies UnsentMeal,
        }),
      ),
    onSuccess: ({ isSent }) => (isSent ? refreshLists() : undefined),
    onError: () => void refreshLists(),
  })
}

/** The meals that are being deleted right now: lists leave them out at once. */
export function useDeletingMeals(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Meal).id,
  })
  return new Set(ids)
}
