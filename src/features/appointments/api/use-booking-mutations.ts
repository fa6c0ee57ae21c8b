import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Appointment } from '@/entities/appointment/appointment'
import { appointmentKeys } from '@/entities/appointment/queries'
import { bookSlot, cancelBooking } from './book-slot'

/** A refusal means that what is on screen is old: it is read anew then too, but the refusal is told without waiting. */
function useRefreshing(clientId: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: appointmentKeys.ofClient(clientId) })
  return { onSuccess: () => refresh(), onError: () => void refresh() }
}

/** Books a free slot for the client; the calendar is read anew, also after a refusal. Errors as of `bookSlot`. */
export function useBookSlot(clientId: string) {
  return useMutation({
    mutationFn: ({ id }: Appointment) => bookSlot(id, clientId),
    ...useRefreshing(clientId),
  })
}

/** Cancels a booking of the client; the calendar is read anew, also after a refusal. Errors as of `cancelBooking`. */
export function useCancelBooking(clientId: string) {
  return useMutation({
    mutationFn: (booking: Appointment) => cancelBooking(booking, clientId),
    ...useRefreshing(clientId),
  })
}
