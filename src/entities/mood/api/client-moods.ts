import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { type ClientMoods, clientMoodsSchema, type MoodMeal } from '../client-moods'

/**
 * @param clientId whose moods; row level security decides whether they are seen
 * @param from first day
 * @param to last day, inclusive
 * @param onlyMeal leaves out other kinds of meals, and the moods of whole days
 * @throws AppError
 */
export async function getClientMoods(
  clientId: string,
  from: Day,
  to: Day,
  onlyMeal?: MoodMeal,
  signal?: AbortSignal,
): Promise<ClientMoods> {
  const range = { client: clientId, from_day: from, to_day: to }
  const sums = await run(db().rpc('client_moods', { ...range, only_meal: onlyMeal }), signal)
  return clientMoodsSchema.parse(sums)
}
