import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type OwnProfile, ownProfileSchema } from '../own-profile'

/**
 * @returns the user's own profile
 * @throws AppError `not-found` where it is gone
 */
export async function findOwnProfile(userId: string, signal?: AbortSignal): Promise<OwnProfile> {
  const row: unknown = await run(
    db()
      .from('profiles')
      .select('id, name, email, profile_picture_url, timezone, age, gender, occupation, objectives')
      .eq('id', userId)
      .single(),
    signal,
  )
  return ownProfileSchema.parse(row)
}
