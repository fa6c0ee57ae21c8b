import { useQuery } from '@tanstack/react-query'
import { connectionQueries } from '@/entities/connection/queries'
import type { SessionUser } from '@/shared/auth/session-store'
import { useLiveConnection } from '../api/use-connecting'

/** How the user is connected, live. */
export function useConnection(user: SessionUser) {
  const relationship = useQuery(connectionQueries.relationship(user.id))
  const pending = useQuery(connectionQueries.pending(user.id))
  useLiveConnection(user.id)
  const current = relationship.data?.nutritionist
  const request = pending.data ?? undefined
  return {
    reads: [relationship, pending] as const,
    /** The nutritionist whom the user is connected to. */
    current,
    /** The user's open request. */
    request,
    /** Still unknown. */
    isLoading: relationship.isPending || pending.isPending,
    /** The user has neither, and is no nutritionist. */
    canConnect: user.role !== 'nutritionist' && relationship.data === null && pending.data === null,
  }
}
export type Connection = ReturnType<typeof useConnection>
