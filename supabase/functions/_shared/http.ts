/** Reads one setting of the environment; `Deno.env` and a plain object around a record both fit. */
export type FunctionEnv = { get(name: string): string | undefined }

/** What every edge function exports: a whole answer for a whole request, in Deno and in Node alike. */
export type Handler = (request: Request, env: FunctionEnv) => Promise<Response>

/** A JSON object of an answer. */
export type JsonObject = Record<string, unknown>

/** Headers that let the app call from any origin: access rests on the bearer token, never on a cookie. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-region, x-retry-count',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '86400',
}

/** A request that is answered with an error: thrown anywhere in a function, answered by `endpoint`. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly extra: JsonObject

  /**
   * @param status HTTP status of the answer, 400 to 599
   * @param code stable word for programs, e.g. 'rate-limited'
   * @param message sentence for people, in English
   * @param extra further fields of the answer
   */
  constructor(status: number, code: string, message: string, extra: JsonObject = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/**
 * Answers with JSON that no cache keeps and no browser takes for a page.
 *
 * @param status HTTP status
 * @param body object to send
 * @param headers further headers
 */
export function json(status: number, body: JsonObject, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { ...corsHeaders, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  })
}

/** The answer to a CORS preflight. */
export function preflight(): Response {
  return new Response(null, { status: 204, headers: corsHeaders })
}

/**
 * Reads a body as UTF-8 text and stops as soon as it is longer than allowed.
 *
 * @param body stream of a request or a response
 * @param maxBytes most bytes to accept
 * @returns the text, or null when there is more
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | null> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel().catch(() => undefined)
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * Reads JSON out of a request.
 *
 * @param maxBytes most bytes to accept
 * @param tooLarge sentence of the refusal of a longer body
 * @throws Refusal 413 for a longer body, 400 for anything but JSON
 */
export async function readJson(request: Request, maxBytes: number, tooLarge: string): Promise<unknown> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  const text = announced > maxBytes ? null : await readText(request.body, maxBytes)
  if (text === null) throw new Refusal(413, 'too-large', tooLarge)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'invalid-json', 'The request body is not valid JSON')
  }
}
