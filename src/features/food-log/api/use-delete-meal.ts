import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { Meal } from '@/entities/meal'
import { mealKeys } from '@/entities/meal/queries'
import { deleteMeal } from './delete-meal'

const mutationKey = ['delete-meal']

export function useDeleteMeal(userId: string) {
  const queryClient = useQueryClient()
  const refreshLists = () => queryClient.invalidateQueries({ queryKey: mealKeys.ofUser(userId) })
  return useMutation({
    mutationKey,
    mutationFn: deleteMeal,
    onSuccess: () => refreshLists(),
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
