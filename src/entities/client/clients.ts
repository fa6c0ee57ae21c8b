import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type ClientOverview, clientOverviewSchema } from './client-overview'

/** @returns the caller's connected clients, newest connection first; nobody for a caller without any @throws AppError */
export async function listClients(signal?: AbortSignal): Promise<ClientOverview[]> {
  return z.array(clientOverviewSchema).parse(await run(db().rpc('client_overview'), signal))
}

const nutritionistDaySchema = z.object({
  clients: z.array(clientOverviewSchema),
  /** The requests that wait for an answer, as their own list reads them. */
  requests: z.unknown(),
})

/** @returns what the caller's dashboard opens with: the clients as `listClients`, and the requests @throws AppError */
export async function getNutritionistDay(
  signal?: AbortSignal,
): Promise<z.output<typeof nutritionistDaySchema>> {
  return nutritionistDaySchema.parse(await run(db().rpc('nutritionist_day'), signal))
}
