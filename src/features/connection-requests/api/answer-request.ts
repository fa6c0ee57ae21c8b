import type { ReceivedRequest } from '@/entities/connection/connection'
import { callFunction } from '@/shared/api/functions'

export type Answer = 'approved' | 'rejected'

/**
 * Answers a client's request; an approval makes the relationship in the same transaction (DESIGN.md section 4).
 * @throws FunctionRefusal with the server's sentence, AppError `network`
 */
export async function answerRequest({ id }: ReceivedRequest, status: Answer): Promise<void> {
  await callFunction('connection-request', { requestId: id, status })
}
