import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { type ClientDay, clientDaySchema } from '../model/client-day'

/**
 * @param clientId whose day; row level security decides what of it is seen
 * @param day of the client's calendar
 * @throws AppError
 */
export async function getClientDay(clientId: string, day: Day, signal?: AbortSignal): Promise<ClientDay> {
  return clientDaySchema.parse(await run(db().rpc('client_day', { day, client: clientId }), signal))
}
