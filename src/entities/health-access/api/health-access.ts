import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type HealthAccess, healthAccessSchema } from '../model/health-access'

/** As many as the database gives at most. */
const newest = 1000

/**
 * Who opened or changed the data of the signed-in client (DESIGN.md section 12).
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
