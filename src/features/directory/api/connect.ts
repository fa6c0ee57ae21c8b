import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { confirmSession, run } from '@/shared/api/run'

/**
 * Asks a nutritionist for a connection.
 * @throws AppError `conflict` when the client has a nutritionist or an open request already, `too-many` past the limit of a day
 */
export async function askToConnect(clientId: string, nutritionistId: string): Promise<void> {
  await run(
    db()
      .from('connection_requests')
      .insert({ client_id: clientId, nutritionist_id: nutritionistId, status: 'pending' }),
  )
}

/**
 * Takes an open request back.
 * @throws AppError `conflict` when it was answered, or taken back, meanwhile
 */
export async function cancelRequest(id: string): Promise<void> {
  const gone = await run(db().from('connection_requests').delete().eq('id', id).select('id'))
  if (gone.length > 0) return
  await confirmSession()
  throw new AppError('conflict', 'the request is no longer pending')
}

/** Ends the relationship; one that has ended already is no failure. @throws AppError */
export async function disconnect(clientId: string, nutritionistId: string): Promise<void> {
  const ended = await run(
    db()
      .from('client_nutritionist_relationships')
      .delete()
      .eq('client_id', clientId)
      .eq('nutritionist_id', nutritionistId)
      .select('client_id'),
  )
  if (ended.length === 0) await confirmSession()
}
