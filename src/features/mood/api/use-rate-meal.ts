import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mealKeys } from '@/entities/meal/queries'
import { rateMeal } from './rate-meal'

/** Saves the mood after a meal: sent at once, or kept on this device until there is a network. */
export function useRateMeal(userId: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: mealKeys.ofUser(userId) })
  return useMutation({
    mutationKey: ['rate-meal'],
    mutationFn: rateMeal,
    onSuccess: ({ isSent }) => (isSent ? refresh() : undefined),
    onError: () => void refresh(),
  })
}
