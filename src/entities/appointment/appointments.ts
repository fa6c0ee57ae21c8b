import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { readAll } from '@/shared/api/read-all'
import { run } from '@/shared/api/run'
import {
  type Appointment,
  appointmentSchema,
  type Booking,
  bookingSchema,
  type CalendarSlot,
  calendarSlotSchema,
} from './appointment'
import type { CalendarWindow } from './calendar-window'

/**
 * What a client can choose from: the free slots of the nutritionist and the client's own bookings.
 * @returns by start, ascending
 * @throws AppError
 */
export async function listSlotsForClient(
  clientId: string,
  nutritionistId: string,
  { from, to }: CalendarWindow,
  signal?: AbortSignal,
): Promise<Appointment[]> {
  const free = `and(nutritionist_id.eq.${nutritionistId},status.eq.available)`
  const own = `and(client_id.eq.${clientId},status.in.(pending,confirmed))`
  const rows = await readAll<unknown>((first, last) =>
    run(
      db()
        .from('appointments')
        .select()
        .or(`${free},${own}`)
        .gte('start_time', from)
        .lt('start_time', to)
        .order('start_time')
        .order('id')
        .range(first, last),
      signal,
    ),
  )
  return z.array(appointmentSchema).parse(rows)
}

/**
 * @param since an instant, ISO: bookings that began before it are left out
 * @returns what the client has booked, by start, ascending
 * @throws AppError
 */
export async function listBookings(
  clientId: string,
  since: string,
  signal?: AbortSignal,
): Promise<Booking[]> {
  const rows: unknown = await run(
    db()
      .from('appointments')
      .select('*, nutritionist:profiles!nutritionist_id(name, timezone, profile_picture_url)')
      .eq('client_id', clientId)
      .in('status', ['pending', 'confirmed'])
      .gte('start_time', since)
      .order('start_time'),
    signal,
  )
  return z.array(bookingSchema).parse(rows)
}

/**
 * A nutritionist's own calendar, with who booked.
 * @returns by start, ascending
 * @throws AppError
 */
export async function listCalendar(
  nutritionistId: string,
  { from, to }: CalendarWindow,
  signal?: AbortSignal,
): Promise<CalendarSlot[]> {
  const rows = await readAll<unknown>((first, last) =>
    run(
      db()
        .from('appointments')
        .select('*, client:profiles!client_id(id, name, email)')
        .eq('nutritionist_id', nutritionistId)
        .gte('start_time', from)
        .lt('start_time', to)
        .order('start_time')
        .order('created_at')
        .range(first, last),
      signal,
    ),
  )
  return z.array(calendarSlotSchema).parse(rows)
}

/** @returns the slot as it is stored; undefined where there is none that the caller may see @throws AppError */
export async function findAppointment(id: string): Promise<Appointment | undefined> {
  const row = await run(db().from('appointments').select().eq('id', id).maybeSingle())
  return row === null ? undefined : appointmentSchema.parse(row)
}
