import type { Appointment } from '@/entities/appointment/appointment'

/** Active bookings of a client in a week, as the database is set up; it has the last word. */
export const weeklyLimit = 3

export type Limit = 'same-day' | 'week'

type Slot = Pick<Appointment, 'slot_date' | 'slot_week'>

/**
 * Why a free slot cannot be booked beside what the client has booked already. Day and week are those of
 * the nutritionist's calendar, and bookings that have begun count too.
 * @param booked the client's pending and confirmed appointments
 */
export function limitOf(slot: Slot, booked: readonly Slot[]): Limit | undefined {
  if (booked.some(({ slot_date }) => slot_date === slot.slot_date)) return 'same-day'
  const inWeek = booked.filter(({ slot_week }) => slot_week === slot.slot_week)
  return inWeek.length >= weeklyLimit ? 'week' : undefined
}
