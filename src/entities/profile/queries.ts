import { queryOptions } from '@tanstack/react-query'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type OwnProfile, ownProfileSchema } from './own-profile'

/**
 * @returns the user's own profile
 * @throws AppError `not-found` where it is gone
 */
async function findOwnProfile(userId: string, signal?: AbortSignal): Promise<OwnProfile> {
  const row: unknown = await run(
    db()
      .from('profiles')
      .select(
        'id, name, email, profile_picture_url, timezone, is_timezone_pinned, age, gender, occupation, objectives',
      )
      .eq('id', userId)
      .single(),
    signal,
  )
  return ownProfileSchema.parse(row)
}

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const profileKeys = {
  ofUser: (userId: string) => ['profiles', { userId }] as const,
}

export const profileQueries = {
  /** What a user keeps of their own person. Another device may have changed it: focus asks again. */
  own: (userId: string) =>
    queryOptions({
      queryKey: [...profileKeys.ofUser(userId), 'own'] as const,
      queryFn: ({ signal }) => findOwnProfile(userId, signal),
      refetchOnWindowFocus: 'always',
    }),
}
