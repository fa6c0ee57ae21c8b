import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { type ClientMoods, clientMoodsSchema } from '../model/client-moods'

/**
 * @param clientId whose moods; row level security decides whether they are seen
 * @param from first day
 * @param to last day, inclusive
 * @throws AppError
 */
export async function getClientMoods(
  clientId: string,
  from: Day,
  to: Day,
  signal?: AbortSignal,
): Promise<ClientMoods> {
  const sums = await run(db().rpc('client_moods', { client: clientId, from_day: from, to_day: to }), signal)
  return clientMoodsSchema.parse(sums)
}
