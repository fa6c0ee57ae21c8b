import type { QueryClient } from '@tanstack/react-query'
import { dashboardQueries } from '@/pages/dashboard/queries'
import { keepReads } from '@/shared/api/kept-reads'
import { createQueryClient } from '@/shared/api/query-client'
import type { SessionStore, SessionUser } from '@/shared/auth/session-store'
import { today } from '@/shared/lib/day'

type Reader = Pick<SessionUser, 'id' | 'role'>

/** The query client of the signed-in user, with what this device kept of the user's last reads. */
export async function createMemberClient(session: SessionStore, reader: Reader): Promise<QueryClient> {
  const client = createQueryClient(() => session.set({ status: 'signed-out' }))
  await keepReads(client, reader, session)
  return client
}

/** Asks for what the dashboard opens with, where that is the screen to come. */
export async function readFirstScreen(client: QueryClient, { id, role }: Reader): Promise<void> {
  if (location.pathname !== '/' && location.pathname !== '/dashboard') return
  if (role === 'nutritionist') await client.prefetchQuery(dashboardQueries.nutritionist(id))
  else await client.prefetchQuery(dashboardQueries.day(id, today()))
}
