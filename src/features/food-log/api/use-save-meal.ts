import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mealKeys } from '@/entities/meal/queries'
import { sendOrKeep, unsentCreatedAt } from '@/shared/outbox/unsent-entries'
import { unsentMeal } from '../model/meal-content'
import type { MealContent } from '../model/meal-form'
import { type MealToSend, sendMeal, type UnsentMeal } from './send-meal'

export type SaveVariables = MealToSend & {
  /** Told the content that is about to be sent, which an answer that gets lost leaves in doubt. */
  onSend?: (content: MealContent) => void
}

/** Saves a meal: sent at once, or kept on this device until there is a network. */
export function useSaveMeal(userId: string) {
  const queryClient = useQueryClient()
  const refreshLists = () => queryClient.invalidateQueries({ queryKey: mealKeys.ofUser(userId) })
  return useMutation({
    mutationKey: ['save-meal'],
    mutationFn: ({ onSend, ...request }: SaveVariables) => {
      let { content, borrowedPhoto } = request
      const createdAt = request.createdAt ?? unsentCreatedAt(request.id)
      const handleSend = (own: MealContent) => {
        if (own.photo !== content.photo) borrowedPhoto = undefined
        content = own
        onSend?.(own)
      }
      return sendOrKeep(
        () => sendMeal(userId, { ...request, createdAt }, handleSend),
        () => {
          const { id, base } = request
          const row = unsentMeal(userId, id, content, base, createdAt)
          return {
            userId,
            kind: 'meal',
            payload: { row, base, sent: content, borrowedPhoto } satisfies UnsentMeal,
          }
        },
      )
    },
    // Returned, so that the form stays pending until the list shows the meal; a failure is told without waiting.
    onSuccess: ({ isSent }) => (isSent ? refreshLists() : undefined),
    onError: () => void refreshLists(),
  })
}
