import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type ClientDetail, clientDetailSchema } from '../model/client-detail'

/**
 * Opens a client, which is recorded for the client to see.
 * @returns null for anyone who is not a client of the caller
 * @throws AppError
 */
export async function openClient(clientId: string, signal?: AbortSignal): Promise<ClientDetail | null> {
  const found = await run(db().rpc('open_client', { client: clientId }), signal)
  return found === null ? null : clientDetailSchema.parse(found)
}
