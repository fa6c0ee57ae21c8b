import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { Keys } from '../keys.ts'

const claims = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  sub: z.string().optional(),
  exp: z.number().optional(),
})

/** Who listens: what row level security sees of an access token. */
export type Claims = z.infer<typeof claims>

/** Finds out who a token speaks for; `undefined` when it is not valid (any more). */
export type ReadToken = (token: string | null | undefined) => Promise<Claims | undefined>

/**
 * @param keys the project's keys: its publishable key (or no token) stands for nobody in particular
 * @returns a reader that checks signature and expiry
 */
export function createTokenReader(keys: Keys): ReadToken {
  const secret = new TextEncoder().encode(keys.jwtSecret)
  return async (token) => {
    if (!token || token === keys.publishableKey) return { role: 'anon' }
    if (token === keys.secretKey) return { role: 'service_role' }
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] })
      return claims.parse(payload)
    } catch {
      return undefined
    }
  }
}
