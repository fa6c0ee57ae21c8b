import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchTables } from '@/shared/api/watch-tables'
import { appointmentKeys } from '../queries'

/**
 * Reads the calendar anew whenever the other side changes it, and after every time that the connection was down.
 * Appointments are not published; what changes one notifies the other side (DESIGN.md section 5).
 */
export function useLiveAppointments(userId: string): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      watchTables(
        `calendar:${userId}`,
        [{ table: 'notifications', filter: `recipient_id=eq.${userId}` }],
        () => {
          void queryClient.invalidateQueries({ queryKey: appointmentKeys.all })
          void queryClient.invalidateQueries({ queryKey: appointmentKeys.host(userId) })
        },
      ),
    [userId, queryClient],
  )
}
