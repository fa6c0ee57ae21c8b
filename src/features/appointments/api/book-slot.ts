import type { Appointment } from '@/entities/appointment/appointment'
import { findAppointment } from '@/entities/appointment/appointments'
import { db } from '@/shared/api/backend'
import { confirmSession, run } from '@/shared/api/run'
import { asRefusal, BookingRefused } from '../model/booking-refusal'

const isHeldBy = (clientId: string, stored: Appointment | undefined): boolean =>
  stored?.client_id === clientId && (stored.status === 'pending' || stored.status === 'confirmed')

/**
 * Books a slot that is still available. May be sent again after a lost answer.
 * @throws BookingRefused when somebody was faster, or a limit is reached
 * @throws AppError
 */
export async function bookSlot(id: string, clientId: string): Promise<void> {
  const booked = await change(id, { client_id: clientId, status: 'pending' }, 'available')
  if (booked || isHeldBy(clientId, await findAppointment(id))) return
  throw new BookingRefused('taken')
}

/**
 * Gives a booked slot back before its deadline. One that is no longer the client's is no failure.
 * @throws BookingRefused after the deadline
 * @throws AppError
 */
export async function cancelBooking({ id, status }: Appointment, clientId: string): Promise<void> {
  if (await change(id, { client_id: null, status: 'available' }, status)) return
  if (isHeldBy(clientId, await findAppointment(id))) throw new BookingRefused('unanswered')
}

/** @returns whether the slot was in that state, and is changed */
async function change(
  id: string,
  to: { client_id: string | null; status: Appointment['status'] },
  from: Appointment['status'],
): Promise<boolean> {
  try {
    const changed = await run(
      db().from('appointments').update(to).eq('id', id).eq('status', from).select('id'),
    )
    if (changed.length === 0) await confirmSession()
    return changed.length > 0
  } catch (error) {
    throw asRefusal(error)
  }
}
