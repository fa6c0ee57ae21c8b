import type { QueryClient } from '@tanstack/react-query'
import { prefetchDashboard } from '@/pages/dashboard/queries'
import { keepReads, type Reader } from '@/shared/api/kept-reads'
import { createQueryClient } from '@/shared/api/query-client'
import type { SessionStore } from '@/shared/auth/session-store'

/** The query client of the signed-in user, with what this device kept of the user's last reads. */
export async function createMemberClient(session: SessionStore, reader: Reader): Promise<QueryClient> {
  const client = createQueryClient(() => {
    // What is still on its way when the user logs out is refused too.
    if (session.get().status === 'signed-in') session.set({ status: 'signed-out', problem: 'ended' })
  })
  await keepReads(client, reader, session)
  return client
}

/** Asks for what the dashboard opens with, where that is the screen to come. */
export function readFirstScreen(client: QueryClient, user: Reader): void {
  if (location.pathname === '/' || location.pathname === '/dashboard') prefetchDashboard(client, user)
}
