import { changeProfile } from '@/entities/profile/change-profile'
import type { ProfileContent } from '../model/profile-form'

/**
 * Saves what a nutritionist has changed of what she shows of herself.
 * @throws AppError `not-found` where the profile is gone
 */
export async function saveProfile(userId: string, change: Partial<ProfileContent>): Promise<void> {
  if (Object.keys(change).length === 0) return
  const { photo, years, rate, ...columns } = change
  await changeProfile(userId, {
    ...columns,
    profile_picture_url: photo,
    years_experience: years,
    consultation_rate: rate,
  })
}
