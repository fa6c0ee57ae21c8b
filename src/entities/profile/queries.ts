import { queryOptions } from '@tanstack/react-query'
import { findOwnProfile } from './api/own-profile'

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
