import { useMutation, useQueryClient } from '@tanstack/react-query'
import { nutritionistKeys } from '@/entities/nutritionist/queries'
import { reviewKeys } from '@/entities/review/queries'
import { type Submission, submitReview } from './submit-review'

/** Sends the review that a client was asked for; open requests, reviews and figures are read anew. @param userId the client */
export function useSubmitReview(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (submission: Submission) => submitReview(submission),
    onSuccess: (_nothing, { nutritionistId }) => {
      void queryClient.invalidateQueries({ queryKey: reviewKeys.requestsOf(userId) })
      void queryClient.invalidateQueries({ queryKey: reviewKeys.ofNutritionist(nutritionistId) })
      void queryClient.invalidateQueries({ queryKey: nutritionistKeys.all })
    },
  })
}
