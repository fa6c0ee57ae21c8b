import { db } from '@/shared/api/backend'
import type { TablesUpdate } from '@/shared/api/database.types'
import { run, throwMissing } from '@/shared/api/run'

/**
 * Changes columns of the signed-in user's profile.
 * @throws AppError `not-found` where the profile is gone, and others
 */
export async function changeProfile(userId: string, change: TablesUpdate<'profiles'>): Promise<void> {
  const rows = await run<{ id: string }[]>(db().from('profiles').update(change).eq('id', userId).select('id'))
  if (rows.length === 0) await throwMissing('no profile was changed')
}
