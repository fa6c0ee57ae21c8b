import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Appointment } from '@/entities/appointment'
import { appointmentKeys } from '@/entities/appointment/queries'
import { bookSlot, cancelBooking } from './book-slot'

/** A refusal means that what is on screen is old: it is read anew then too, but the refusal is told without waiting. */
function useRefreshing(clientId: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: appointmentKeys.ofClient(clientId) })
  return { onSuccess: () => refresh(), onError: () => void refresh() }
}

export function useBookSlot(clientId: string) {
  return useMutation({
    mutationFn: ({ id }: Appointment) => bookSlot(id, clientId),
    ...useRefreshing(clientId),
  })
}

export function useCancelBooking(clientId: string) {
  return useMutation({
    mutationFn: (booking: Appointment) => cancelBooking(booking, clientId),
    ...useRefreshing(clientId),
  })
}
