import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type Host, hostSchema } from '../appointment'

/**
 * @returns the nutritionist with whom the client can book; null without one
 * @throws AppError
 */
export async function findHost(clientId: string, signal?: AbortSignal): Promise<Host | null> {
  const row: unknown = await run(
    db()
      .from('client_nutritionist_relationships')
      .select('nutritionist:profiles!nutritionist_id(id, name, profile_picture_url, timezone)')
      .eq('client_id', clientId)
      .maybeSingle(),
    signal,
  )
  return z.nullable(z.object({ nutritionist: hostSchema })).parse(row)?.nutritionist ?? null
}

/**
 * @returns the IANA name of the zone on whose clock a user works
 * @throws AppError
 */
export async function findTimeZone(userId: string, signal?: AbortSignal): Promise<string> {
  const row: unknown = await run(db().from('profiles').select('timezone').eq('id', userId).single(), signal)
  return z.object({ timezone: z.string() }).parse(row).timezone
}
