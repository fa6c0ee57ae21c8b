import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { confirmSession, run } from '@/shared/api/run'
import type { ProfileContent } from '../model/profile-form'

/**
 * Saves what a nutritionist has changed of what she shows of herself.
 * @throws AppError `not-found` where the profile is gone
 */
export async function saveProfile(userId: string, change: Partial<ProfileContent>): Promise<void> {
  if (Object.keys(change).length === 0) return
  const { photo, years, rate, ...columns } = change
  const rows = await run<{ id: string }[]>(
    db()
      .from('profiles')
      .update({ ...columns, profile_picture_url: photo, years_experience: years, consultation_rate: rate })
      .eq('id', userId)
      .select('id'),
  )
  if (rows.length > 0) return
  await confirmSession()
  throw new AppError('not-found', 'no profile was changed')
}
