import { type CalendarSlot, slotMinutes } from '@/entities/appointment/appointment'
import { findAppointment, listCalendar } from '@/entities/appointment/appointments'
import { isNetworkError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import type { TablesInsert } from '@/shared/api/database.types'
import { confirmSession, run } from '@/shared/api/run'
import { SlotChanged } from '../model/calendar-problem'

/**
 * Offers slots, all or none of them.
 * @param starts ISO, ascending, at least one
 * @throws AppError 'Some time slots already exist' when one of them overlaps another slot
 */
export async function createSlots(nutritionistId: string, starts: readonly string[]): Promise<void> {
  const rows = starts.map((start_time) => ({
    nutritionist_id: nutritionistId,
    start_time,
    duration: slotMinutes,
    status: 'available',
  }))
  try {
    // The types ask for the end, day, week and deadline as well: a trigger fills them in.
    await run(
      db()
        .from('appointments')
        .insert(rows as TablesInsert<'appointments'>[]),
    )
  } catch (error) {
    const mayHaveArrived = isNetworkError(error)
    if (!mayHaveArrived || !(await areThere(nutritionistId, starts))) throw error
  }
}

/** Whether a request whose answer was lost has made the slots. */
async function areThere(nutritionistId: string, starts: readonly string[]): Promise<boolean> {
  const [from = '', last = from] = [starts[0], starts.at(-1)]
  const to = new Date(Date.parse(last) + 1).toISOString()
  const stored = await listCalendar(nutritionistId, { from, to })
  const found = new Set(
    stored.filter(({ status }) => status !== 'cancelled').map(({ start_time }) => start_time),
  )
  return starts.every((start) => found.has(start))
}

/**
 * Confirms or declines a booking that waits for it. May be sent again after a lost answer.
 * @throws SlotChanged when the client has cancelled meanwhile
 * @throws AppError
 */
export async function answerBooking(id: string, answer: 'confirmed' | 'cancelled'): Promise<void> {
  const changed = await run(
    db().from('appointments').update({ status: answer }).eq('id', id).eq('status', 'pending').select('id'),
  )
  if (changed.length > 0) return
  await confirmSession()
  if ((await findAppointment(id))?.status !== answer) throw new SlotChanged('no longer pending')
}

/**
 * Removes a slot that nobody has booked; one that is gone already is no failure.
 * @throws SlotChanged when a client has booked it meanwhile
 * @throws AppError
 */
export async function removeSlot({ id }: CalendarSlot): Promise<void> {
  const removed = await run(
    db().from('appointments').delete().eq('id', id).eq('status', 'available').select('id'),
  )
  if (removed.length > 0) return
  await confirmSession()
  if (await findAppointment(id)) throw new SlotChanged('no longer available')
}
