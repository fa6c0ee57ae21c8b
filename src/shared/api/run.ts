import { toAppError } from './app-error'

type Failure = { code: string; message: string }
type Reply<T> = { data: T; error: null; status: number } | { data: null; error: Failure; status: number }
type TableRequest<T> = PromiseLike<Reply<T>> & { abortSignal?(signal: AbortSignal): PromiseLike<Reply<T>> }

/**
 * Sends one table or rpc request.
 * @param request a PostgREST builder from `db()`
 * @param signal cancels the request, as the query client does when nobody waits any more
 * @returns the data of the reply
 * @throws AppError for every failure; a lost network is `network`
 */
export async function run<T>(request: TableRequest<T>, signal?: AbortSignal): Promise<T> {
  const reply = await (signal && request.abortSignal ? request.abortSignal(signal) : request)
  if (reply.error) throw toAppError(reply.status, reply.error.message, reply.error.code, reply.error)
  return reply.data
}
