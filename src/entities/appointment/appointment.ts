import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { timestamp } from '@/shared/api/row-fields'

/** The states that an appointment goes through. */
const appointmentStatuses = ['available', 'pending', 'confirmed', 'cancelled'] as const

/** Minutes that a slot lasts. */
export const slotMinutes = 20

/** A row of appointments. `slot_date` and `slot_week`, its Monday, are those of the nutritionist's calendar. */
export const appointmentSchema = z.object({
  id: z.string(),
  nutritionist_id: z.string(),
  client_id: z.nullable(z.string()),
  start_time: timestamp,
  end_time: timestamp,
  /** Minutes */
  duration: z.number(),
  slot_date: z.iso.date(),
  slot_week: z.iso.date(),
  status: z.enum(appointmentStatuses),
  /** From this instant on the client can no longer cancel. */
  cancellation_deadline: timestamp,
  created_at: timestamp,
}) satisfies z.ZodMiniType<Tables<'appointments'>>
export type Appointment = z.output<typeof appointmentSchema>

/** A client's own booking, with the nutritionist as she is now. */
export const bookingSchema = z.extend(appointmentSchema, {
  nutritionist: z.nullable(
    z.object({ name: z.string(), timezone: z.string(), profile_picture_url: z.nullable(z.string()) }),
  ),
})
export type Booking = z.output<typeof bookingSchema>

/** A slot in its nutritionist's calendar; `client` is null also for a former client, who can no longer be read. */
export const calendarSlotSchema = z.extend(appointmentSchema, {
  client: z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
})
export type CalendarSlot = z.output<typeof calendarSlotSchema>

/** The nutritionist with whom a client can book. */
export const hostSchema = z.object({
  id: z.string(),
  name: z.string(),
  profile_picture_url: z.nullable(z.string()),
  /** IANA name: slots are made on this wall clock. */
  timezone: z.string(),
})
export type Host = z.output<typeof hostSchema>
