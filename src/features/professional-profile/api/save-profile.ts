import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { ProfileContent } from '../model/profile-form'

/**
 * Saves what a nutritionist shows of herself.
 * @throws AppError `not-found` where the profile is gone
 */
export async function saveProfile(userId: string, content: ProfileContent): Promise<void> {
  const { photo, years, rate, ...columns } = content
  const rows = await run<{ id: string }[]>(
    db()
      .from('profiles')
      .update({ ...columns, profile_picture_url: photo, years_experience: years, consultation_rate: rate })
      .eq('id', userId)
      .select('id'),
  )
  if (rows.length === 0) throw new AppError('not-found', 'no profile was changed')
}
