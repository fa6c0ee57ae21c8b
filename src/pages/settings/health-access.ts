import * as z from 'zod/mini'
import { timestamp } from '@/shared/api/row-fields'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'

/** Somebody else opened or changed a client's data, as the database function list_health_access reads it. */
export const healthAccessSchema = z.object({
  at: timestamp,
  /** By the name of that time; null for an administrator, and once the account is gone. */
  actor_name: z.nullable(z.string()),
  action: z.enum(['opened', 'inserted', 'updated', 'deleted']),
  /** The table; profiles where the client was opened. */
  subject: z.string(),
})
export type HealthAccess = z.output<typeof healthAccessSchema>

/** As many as the database gives at most. */
const newest = 1000

/**
 * Who opened or changed the data of the signed-in client.
 * @param first how many of the newest are passed over
 * @param count how many at most
 * @returns the newest first
 * @throws AppError
 */
export async function listHealthAccess(
  first: number,
  count: number,
  signal?: AbortSignal,
): Promise<HealthAccess[]> {
  const rows: unknown = await run(
    db()
      .rpc('list_health_access', { newest })
      .range(first, first + count - 1),
    signal,
  )
  return z.array(healthAccessSchema).parse(rows)
}
