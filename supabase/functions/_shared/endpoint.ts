import { type Caller, requireCaller } from './caller.ts'
import {
  type FunctionEnv,
  type Handler,
  json,
  type JsonObject,
  preflight,
  readJson,
  Refusal,
} from './http.ts'
import { NoReply } from './outbound.ts'

/** A request that has passed the door: signed in, JSON, not too large. */
type Call = { caller: Caller; body: unknown; env: FunctionEnv; signal: AbortSignal }

/** What differs between the functions. */
export type Endpoint = {
  /** Name in the log. */
  name: string
  /** Most bytes of a request body. */
  maxBodyBytes: number
  /** Sentence of the refusal of a longer body. */
  tooLarge: string
  /** The work; its result is the answer with status 200. A Refusal that it throws is the answer otherwise. */
  run: (call: Call) => Promise<JsonObject>
}

function refuse({ status, message, code, extra }: Refusal): Response {
  return json(status, { success: false, error: message, code, ...extra })
}

function failed(name: string, error: unknown): Response {
  if (error instanceof Refusal) return refuse(error)
  console.error(`${name}: ${error instanceof Error ? `${error.name}: ${error.message}` : 'unknown failure'}`)
  return error instanceof NoReply
    ? refuse(new Refusal(503, 'unavailable', 'The service is not available. Please try again.'))
    : refuse(new Refusal(500, 'internal', 'Something went wrong. Please try again.'))
}

/**
 * Makes the handler of a function that signed-in users call with a JSON body by POST.
 *
 * The order is that of cost: method, user, body, work; nobody makes us read megabytes without a session.
 * A refusal is answered as `{ success: false, error, code }` with its status; any other failure is answered
 * with 500 or 503, without internals, and logged by name.
 */
export function endpoint({ name, maxBodyBytes, tooLarge, run }: Endpoint): Handler {
  return async (request, env) => {
    if (request.method === 'OPTIONS') return preflight()
    if (request.method !== 'POST') {
      const body = { success: false, error: 'Method not allowed', code: 'method-not-allowed' }
      return json(405, body, { allow: 'POST, OPTIONS' })
    }
    try {
      const caller = await requireCaller(request, env)
      const body = await readJson(request, maxBodyBytes, tooLarge)
      return json(200, await run({ caller, body, env, signal: request.signal }))
    } catch (error) {
      return failed(name, error)
    }
  }
}
