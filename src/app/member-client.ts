import type { QueryClient } from '@tanstack/react-query'
import { keepReads } from '@/shared/api/kept-reads'
import { createQueryClient } from '@/shared/api/query-client'
import type { SessionStore } from '@/shared/auth/session-store'

/** The query client of the signed-in user, with what this device kept of the user's last reads. */
export async function createMemberClient(session: SessionStore): Promise<QueryClient> {
  const client = createQueryClient(() => session.set({ status: 'signed-out' }))
  const state = session.get()
  if (state.status === 'signed-in') await keepReads(client, state.user, session)
  return client
}
