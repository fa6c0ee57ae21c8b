import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { confirmSession, run } from '@/shared/api/run'
import type { ClientProfileContent } from '../model/client-profile-form'

/**
 * Saves what a client has changed of the own profile.
 * @throws AppError `not-found` where the profile is gone
 */
export async function saveClientProfile(
  userId: string,
  { photo, ...columns }: Partial<ClientProfileContent>,
): Promise<void> {
  const change = photo === undefined ? columns : { ...columns, profile_picture_url: photo }
  if (Object.keys(change).length === 0) return
  const rows = await run<{ id: string }[]>(db().from('profiles').update(change).eq('id', userId).select('id'))
  if (rows.length > 0) return
  await confirmSession()
  throw new AppError('not-found', 'no profile was changed')
}
