import { AppError, toAppError } from '@/shared/api/app-error'
import { inTime } from '@/shared/api/in-time'

/** What the sign-in service says when it refuses; `code` is its own word for the reason. */
type AuthFailure = { name: string; message: string; status?: number | undefined; code?: string | undefined }
type AuthReply<T> = { data: T; error: null } | { data: unknown; error: AuthFailure }

/**
 * Sends one call to the sign-in service, which has no time limit of its own.
 * @param call a method of `backend().auth`, already under way
 * @returns the data of the reply
 * @throws AppError `network` when nothing answers (within 20 s); otherwise by HTTP status, with the service's own code
 *   as its message
 */
export async function runAuth<T>(call: Promise<AuthReply<T>>): Promise<T> {
  const reply = await inTime(call)
  if (reply.error) throw fromAuth(reply.error)
  return reply.data
}

function fromAuth(failure: AuthFailure): AppError {
  const hasAnswered = failure.status === 500 || failure.status === 501
  if (failure.name === 'AuthRetryableFetchError' && !hasAnswered)
    return new AppError('network', 'the sign-in service did not answer', failure)
  return toAppError(failure.status ?? 500, failure.code ?? failure.message, '', failure)
}
