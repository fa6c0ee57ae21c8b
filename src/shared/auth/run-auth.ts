import { AppError, toAppError } from '@/shared/api/app-error'

/** What the sign-in service says when it refuses; `code` is its own word for the reason. */
type AuthFailure = { name: string; message: string; status?: number | undefined; code?: string | undefined }
type AuthReply<T> = { data: T; error: null } | { data: unknown; error: AuthFailure }

const answerTimeoutMs = 20_000

/**
 * Sends one call to the sign-in service.
 * @param call a method of `backend().auth`, already under way
 * @returns the data of the reply
 * @throws AppError `network` when nothing answers (within 20 s); otherwise by HTTP status, with the service's own code
 *   as its message
 */
export async function runAuth<T>(call: Promise<AuthReply<T>>): Promise<T> {
  const reply = await withinTimeout(call)
  if (reply.error) throw fromAuth(reply.error)
  return reply.data
}

function fromAuth(failure: AuthFailure): AppError {
  const hasAnswered = failure.status === 500 || failure.status === 501
  if (failure.name === 'AuthRetryableFetchError' && !hasAnswered)
    return new AppError('network', 'the sign-in service did not answer', failure)
  return toAppError(failure.status ?? 500, failure.code ?? failure.message, '', failure)
}

/** The auth client has no time limit of its own, and nobody waits for a sign-in longer than this. */
async function withinTimeout<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('network', 'no answer in time')), answerTimeoutMs)
  })
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}
