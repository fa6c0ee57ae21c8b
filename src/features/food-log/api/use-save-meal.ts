import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mealKeys } from '@/entities/meal/queries'
import { copyMealPhoto } from './meal-photos'
import { saveMeal, type SaveRequest } from './save-meal'

export type SaveVariables = SaveRequest & {
  /** A photo that belongs to another meal: copied before the meal is saved. */
  borrowedPhoto?: string
  /** Told the content that is about to be sent, which an answer that gets lost leaves in doubt. */
  onSend?: (content: SaveRequest['content']) => void
}

export function useSaveMeal(userId: string) {
  const queryClient = useQueryClient()
  const refreshLists = () => queryClient.invalidateQueries({ queryKey: mealKeys.ofUser(userId) })
  return useMutation({
    mutationKey: ['save-meal'],
    mutationFn: async ({ borrowedPhoto, onSend, ...request }: SaveVariables) => {
      const content = { ...request.content }
      if (content.photo !== null && content.photo === borrowedPhoto)
        content.photo = await copyMealPhoto(userId, borrowedPhoto)
      onSend?.(content)
      return saveMeal({ ...request, content })
    },
    // Returned, so that the form stays pending until the list shows the meal; a failure is told without waiting.
    onSuccess: () => refreshLists(),
    onError: () => void refreshLists(),
  })
}
