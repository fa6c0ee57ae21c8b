import { db } from '@/shared/api/backend'
import type { TablesUpdate } from '@/shared/api/database.types'
import { run, throwMissing } from '@/shared/api/run'
import type { OwnProfile } from './own-profile'

/**
 * Changes columns of the signed-in user's profile.
 * @throws AppError `not-found` where the profile is gone, and others
 */
export async function changeProfile(userId: string, change: TablesUpdate<'profiles'>): Promise<void> {
  const rows = await run<{ id: string }[]>(db().from('profiles').update(change).eq('id', userId).select('id'))
  if (rows.length === 0) await throwMissing('no profile was changed')
}

/**
 * Changes columns of the signed-in user's profile where it still says what was seen: of several tabs and devices that do so at
 * once, one does.
 * @param seen columns that must be as they were
 * @returns whether it was changed
 * @throws AppError
 */
export async function changeSeenProfile(
  userId: string,
  seen: Partial<OwnProfile>,
  change: TablesUpdate<'profiles'>,
): Promise<boolean> {
  const rows = await run<{ id: string }[]>(
    db()
      .from('profiles')
      .update(change)
      .match({ ...seen, id: userId })
      .select('id'),
  )
  return rows.length > 0
}
