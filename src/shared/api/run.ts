import { AppError, NoAnswerError, toAppError } from './app-error'
import { backend, db } from './backend'

type Failure = { code: string; message: string }
type Reply<T> = { data: T; error: null; status: number } | { data: null; error: Failure; status: number }
type TableRequest<T> = PromiseLike<Reply<T>> & { abortSignal?(signal: AbortSignal): PromiseLike<Reply<T>> }

/**
 * Sends one table or rpc request.
 * @param request a PostgREST builder from `db()`
 * @param signal cancels the request, as the query client does when nobody waits any more
 * @returns the data of the reply
 * @throws AppError for every failure; a lost network is `network`
 * @throws NoAnswerError when the backend was silent for longer than a request may take
 */
export async function run<T>(request: TableRequest<T>, signal?: AbortSignal): Promise<T> {
  return withSessionChecked(ask(request, signal))
}

/**
 * Tells a refusal of what the user may not do from one of a session that has ended.
 * @throws AppError `signed-out` when the session has ended, else what the answer rejects with
 */
export async function withSessionChecked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.code === 'forbidden') await confirmSession()
    throw error
  }
}

async function ask<T>(request: TableRequest<T>, signal?: AbortSignal): Promise<T> {
  const reply = await (signal && request.abortSignal ? request.abortSignal(signal) : request)
  const { error } = reply
  if (!error) return reply.data
  const hasTimedOut = reply.status === 0 && error.message.startsWith('AbortError') && !signal?.aborted
  throw hasTimedOut ? new NoAnswerError(error) : toAppError(reply.status, error.message, error.code, error)
}

/**
 * For a write that was refused or found nothing to change, before that is taken for an answer: a session that was ended on
 * another device may write nothing and finds nothing, for as long as its token lasts, and one that began meanwhile sees
 * another user's rows.
 * @param userId who wrote; undefined for whoever is signed in by now
 * @throws AppError `signed-out` when the session has ended or is another user's, and others
 */
export async function confirmSession(userId?: string): Promise<void> {
  const session = await backend().session()
  const isOther = userId !== undefined && session?.user.id !== userId
  const own = session && !isOther && (await ask(db().from('profiles').select('id').eq('id', session.user.id)))
  if (!own || own.length === 0) throw new AppError('signed-out', 'the session has ended')
}

/**
 * For a write after which its row is not there.
 * @param message for logs
 * @param userId who wrote, as for `confirmSession`
 * @throws AppError `signed-out` when the session has ended or is another user's, else `not-found`, and others
 */
export async function throwMissing(message: string, userId?: string): Promise<never> {
  await confirmSession(userId)
  throw new AppError('not-found', message)
}
