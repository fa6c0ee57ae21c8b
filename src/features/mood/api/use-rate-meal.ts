import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mealKeys } from '@/entities/meal/queries'
import { rateMeal } from './rate-meal'

/** Saves the mood after a meal; pending until the screens show it. */
export function useRateMeal(userId: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: mealKeys.ofUser(userId) })
  return useMutation({
    mutationKey: ['rate-meal'],
    mutationFn: rateMeal,
    onSuccess: () => refresh(),
    onError: () => void refresh(),
  })
}
