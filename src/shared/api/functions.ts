import * as z from 'zod/mini'
import { readJson } from '../lib/json'
import { AppError, toAppError } from './app-error'
import { backend } from './backend'

/** Longer than a function takes, so that its own answer comes first. */
const usualTimeoutMs = 30_000

const refusalSchema = z.object({
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  details: z.optional(z.string()),
})

/** An edge function answered with an error; `message` is its sentence in English, empty where it said nothing. */
export class FunctionRefusal extends AppError {
  override name = 'FunctionRefusal'
  /** The function's stable word for what is wrong, e.g. 'rate-limited'; undefined where something in between answered. */
  readonly reason: string | undefined
  readonly details: string | undefined

  /** @param status HTTP status  @param answer the body of the answer */
  constructor(status: number, answer: unknown) {
    const { error = '', code: reason, details } = refusalSchema.safeParse(answer).data ?? {}
    super(toAppError(status, error).code, error)
    this.reason = reason
    this.details = details
  }
}

/**
 * Calls an edge function as the signed-in user.
 * @param body sent as JSON
 * @param signal ends the wait
 * @param timeoutMs for a function that may take longer than the others
 * @returns what the function answered, unchecked; undefined for anything but JSON
 * @throws FunctionRefusal for an error that was answered
 * @throws AppError `cancelled`, `network` when no answer came in that time
 */
export async function callFunction(
  name: string,
  body: object,
  signal?: AbortSignal,
  timeoutMs = usualTimeoutMs,
): Promise<unknown> {
  const { url, fetch: send } = backend()
  const inTime = AbortSignal.timeout(timeoutMs)
  try {
    const reply = await send(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
    })
    const answer = readJson(await reply.text())
    if (reply.ok) return answer
    throw new FunctionRefusal(reply.status, answer)
  } catch (error) {
    if (error instanceof AppError) throw error
    if (signal?.aborted) throw new AppError('cancelled', 'the call is no longer wanted', error)
    throw toAppError(0, 'the function gave no answer', '', error)
  }
}
