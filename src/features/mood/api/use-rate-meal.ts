import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clientDayKeys } from '@/entities/client-day/queries'
import { mealKeys } from '@/entities/meal/queries'
import { moodKeys } from '@/entities/mood/queries'
import { rateMeal } from './rate-meal'

/** Saves the mood after a meal; pending until the screens show it. */
export function useRateMeal(userId: string) {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all(
      [mealKeys, clientDayKeys, moodKeys].map((keys) =>
        queryClient.invalidateQueries({ queryKey: keys.ofUser(userId) }),
      ),
    )
  return useMutation({
    mutationKey: ['rate-meal'],
    mutationFn: rateMeal,
    onSuccess: () => refresh(),
    onError: () => void refresh(),
  })
}
