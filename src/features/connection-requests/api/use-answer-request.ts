import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReceivedRequest } from '@/entities/connection/connection'
import { connectionKeys } from '@/entities/connection/queries'
import { type Answer, answerRequest } from './answer-request'

type Answered = { request: ReceivedRequest; answer: Answer }

/** Ends when the list shows what came of it; a failure means that the list may be old, and is told without waiting. */
export function useAnswerRequest() {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: connectionKeys.requests }),
      queryClient.invalidateQueries({ queryKey: connectionKeys.relationships }),
    ])
  return useMutation({
    mutationFn: ({ request, answer }: Answered) => answerRequest(request, answer),
    onSuccess: refresh,
    onError: () => void refresh(),
  })
}
