import type { QueryClient } from '@tanstack/react-query'
import type { SessionStore } from '@/shared/auth/session-store'

/**
 * What the signed-in user has read. The query client loads with the first screen behind the login, since the login
 * itself reads nothing (PERFORMANCE.md section 2).
 */
export function createMemberCache(session: SessionStore) {
  let client: QueryClient | undefined
  return {
    load: async (): Promise<QueryClient> => {
      const { createQueryClient } = await import('@/shared/api/query-client')
      client ??= createQueryClient(() => session.set({ status: 'signed-out' }))
      return client
    },
    /** Forgets everything: nothing of one user may be shown to the next. */
    clear: () => client?.clear(),
  }
}
export type MemberCache = ReturnType<typeof createMemberCache>
