import { readText } from './http.ts'

/** Most bytes that an answer of another server may have. */
const maxReplyBytes = 256 * 1024

/** Why another server gave no usable answer. */
export type NoReplyReason = 'timeout' | 'cancelled' | 'network' | 'too-large'

/** Another server gave no usable answer. */
export class NoReply extends Error {
  override readonly name = 'NoReply'
  readonly reason: NoReplyReason

  constructor(reason: NoReplyReason) {
    super(`No reply: ${reason}`)
    this.reason = reason
  }
}

/** An answer of another server; `body` is undefined when it was not JSON. */
export type Reply = { status: number; body: unknown }

/** A request to another server. */
export type Outbound = {
  method: 'GET' | 'POST' | 'PATCH'
  headers: Record<string, string>
  body?: unknown
  signal: AbortSignal
}

/**
 * Runs a task that has to end in time.
 *
 * @param milliseconds time allowed
 * @param outer signal that ends the task early, e.g. that of the request
 * @param task work that honours the signal it is given; the signal aborts with a NoReply
 * @returns what the task returns; errors are those of the task
 */
export async function withDeadline<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new NoReply('timeout')), milliseconds)
  const cancel = () => controller.abort(new NoReply('cancelled'))
  if (outer?.aborted) cancel()
  outer?.addEventListener('abort', cancel, { once: true })
  try {
    return await task(controller.signal)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', cancel)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends one JSON request. Redirects are not followed, so neither a key nor a photo reaches a host that is not configured.
 *
 * @param url whole address
 * @returns status and body of any answer, errors of the other side included
 * @throws NoReply when there is none, in time and in size
 */
export async function callJson(url: string, { method, headers, body, signal }: Outbound): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    const text = await readText(response.body, maxReplyBytes)
    if (text === null) throw new NoReply('too-large')
    return { status: response.status, body: parse(text) }
  } catch (error) {
    if (error instanceof NoReply) throw error
    throw signal.reason instanceof NoReply ? signal.reason : new NoReply('network')
  }
}
