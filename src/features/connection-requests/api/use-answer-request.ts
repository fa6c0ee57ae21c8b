import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReceivedRequest } from '@/entities/connection/connection'
import { connectionKeys } from '@/entities/connection/queries'
import { callFunction } from '@/shared/api/functions'

type Answer = 'approved' | 'rejected'

/**
 * Answers a client's request; an approval makes the relationship in the same transaction.
 * @throws FunctionRefusal with the server's sentence, AppError `network`
 */
async function answerRequest({ id }: ReceivedRequest, status: Answer): Promise<void> {
  await callFunction('connection-request', { requestId: id, status })
}

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
