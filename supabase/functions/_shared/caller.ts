import { z } from 'zod'
import { type FunctionEnv, Refusal } from './http.ts'
import { callJson, withDeadline } from './outbound.ts'

/** Milliseconds that Auth and the database have for an answer. */
export const backendDeadline = 10_000

/** The signed-in user who sent a request, and what is needed to act as them and as nobody else. */
export type Caller = { id: string; token: string; apiKey: string; backendUrl: string }

const bearerPattern = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

const userSchema = z.object({ id: z.guid(), is_anonymous: z.boolean().optional() })

const notSignedIn = () => new Refusal(401, 'not-signed-in', 'Please sign in')

/** Headers that make the backend act as the caller. */
export function callerHeaders(caller: Omit<Caller, 'id'>): Record<string, string> {
  return { apikey: caller.apiKey, authorization: `Bearer ${caller.token}` }
}

function readIdentity(request: Request, env: FunctionEnv): Omit<Caller, 'id'> {
  const backendUrl = env.get('SUPABASE_URL')?.replace(/\/+$/, '')
  if (!backendUrl) throw new Error('SUPABASE_URL is not set')
  const token = bearerPattern.exec(request.headers.get('authorization') ?? '')?.[1]
  const apiKey = request.headers.get('apikey') || env.get('SUPABASE_ANON_KEY')
  if (!token || !apiKey) throw notSignedIn()
  return { token, apiKey, backendUrl }
}

/**
 * Asks Auth who sent the request, with the request's own token and key (a bare public key identifies nobody).
 *
 * @param request request with `authorization: Bearer <access token>` and `apikey`
 * @param env SUPABASE_URL, and SUPABASE_ANON_KEY for a request without `apikey`
 * @throws Refusal 401 unless the token is that of a live session of a permanent user, 503 when Auth fails;
 *   NoReply when Auth does not answer
 */
export async function requireCaller(request: Request, env: FunctionEnv): Promise<Caller> {
  const identity = readIdentity(request, env)
  const reply = await withDeadline(backendDeadline, undefined, (signal) =>
    callJson(`${identity.backendUrl}/auth/v1/user`, {
      method: 'GET',
      headers: callerHeaders(identity),
      signal,
    }),
  )
  if (reply.status === 429 || reply.status >= 500) {
    throw new Refusal(503, 'unavailable', 'The service is not available. Please try again.')
  }
  const user = userSchema.safeParse(reply.body)
  if (reply.status !== 200 || !user.success || user.data.is_anonymous) throw notSignedIn()
  return { id: user.data.id, ...identity }
}
