import { changeProfile } from '@/entities/profile/change-profile'
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
  await changeProfile(userId, change)
}
