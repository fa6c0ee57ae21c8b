import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CalendarSlot } from '@/entities/appointment/appointment'
import { listCalendar } from '@/entities/appointment/appointments'
import { appointmentKeys } from '@/entities/appointment/queries'
import { type Day, shiftDay } from '@/shared/lib/day'
import { instantAt } from '@/shared/lib/zoned-time'
import { copiesOf } from '../model/time-choices'
import { answerBooking, createSlots, removeSlot } from './calendar-writes'

/** A failure means that what is on screen may be old: it is read anew then too, but told without waiting. */
function useRefreshing(nutritionistId: string) {
  const queryClient = useQueryClient()
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: appointmentKeys.ofNutritionist(nutritionistId) })
  return { onSuccess: () => refresh(), onError: () => void refresh() }
}

/** Offers slots that begin at the given instants (ISO); the calendar is read anew, also after a refusal. */
export function useCreateSlots(nutritionistId: string) {
  return useMutation({
    mutationFn: (starts: readonly string[]) => createSlots(nutritionistId, starts),
    ...useRefreshing(nutritionistId),
  })
}

export type Answer = { slot: Pick<CalendarSlot, 'id'>; answer: 'confirmed' | 'cancelled' }

/** Confirms or declines a booking; the calendar is read anew, also after a refusal. */
export function useAnswerBooking(nutritionistId: string) {
  return useMutation({
    mutationFn: ({ slot, answer }: Answer) => answerBooking(slot.id, answer),
    ...useRefreshing(nutritionistId),
  })
}

/** Takes a slot back; the calendar is read anew, also after a refusal. */
export function useRemoveSlot(nutritionistId: string) {
  return useMutation({
    mutationFn: (slot: CalendarSlot) => removeSlot(slot),
    ...useRefreshing(nutritionistId),
  })
}

type Copy = {
  source: readonly CalendarSlot[]
  /** Ascending, at least one. */
  days: readonly Day[]
  /** IANA name of the nutritionist's zone */
  zone: string
}

/** Copies a day's slots to other days; what these days hold is read at that moment. */
export function useCopyDay(nutritionistId: string) {
  return useMutation({
    mutationFn: async ({ source, days, zone }: Copy) => {
      const [first = '', last = first] = [days[0], days.at(-1)]
      const from = instantAt(first, '00:00', zone)
      const to = instantAt(shiftDay(last, 1), '00:00', zone)
      const slots = await listCalendar(nutritionistId, { from, to })
      const copies = copiesOf(source, days, { zone, now: Date.now(), slots })
      if (copies.starts.length > 0) await createSlots(nutritionistId, copies.starts)
      return { added: copies.starts.length, leftOut: copies.leftOut }
    },
    ...useRefreshing(nutritionistId),
  })
}
