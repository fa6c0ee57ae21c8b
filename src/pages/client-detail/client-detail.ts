import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { numeric, timestamp } from '@/shared/api/row-fields'
import { run } from '@/shared/api/run'

const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  profile_picture_url: z.nullable(z.string()),
  /** IANA name */
  timezone: z.string(),
  age: z.nullable(z.number()),
  gender: z.nullable(z.enum(['male', 'female', 'other'])),
  occupation: z.nullable(z.string()),
  /** What the client wants to reach, in their own words. */
  objectives: z.nullable(z.string()),
})

/** One client of the caller, as the database function open_client reads it. */
export const clientDetailSchema = z.object({
  profile: profileSchema,
  /** When the connection began. */
  since: timestamp,
  /** The client's calendar day. */
  today: z.iso.date(),
  /** kg, the newest and the one before it. */
  latest_weights: z.array(z.object({ date: z.iso.date(), weight: numeric })),
  /** IANA name; the caller's, on whose clock sessions are. */
  nutritionist_timezone: z.string(),
  /** When the last confirmed session began, and when the next one will. */
  last_session: z.nullable(timestamp),
  next_session: z.nullable(timestamp),
  /**
   * The caller's targets for the client, the last messages, the moods of 7 days: each entity reads its own.
   */
  targets: z.unknown(),
  moods: z.unknown(),
  recent_messages: z.unknown(),
})

export type ClientDetail = z.output<typeof clientDetailSchema>

/**
 * Opens a client, which is recorded for the client to see.
 * @returns null for anyone who is not a client of the caller
 * @throws AppError
 */
export async function openClient(clientId: string, signal?: AbortSignal): Promise<ClientDetail | null> {
  const found = await run(db().rpc('open_client', { client: clientId }), signal)
  return found === null ? null : clientDetailSchema.parse(found)
}
