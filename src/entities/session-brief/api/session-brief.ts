import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type SessionBrief, sessionBriefSchema } from '../model/session-brief'

/**
 * @returns null for anyone who is not a client of the caller
 * @throws AppError
 */
export async function getSessionBrief(clientId: string, signal?: AbortSignal): Promise<SessionBrief | null> {
  const found = await run(db().rpc('session_brief', { client: clientId }), signal)
  return found === null ? null : sessionBriefSchema.parse(found)
}
