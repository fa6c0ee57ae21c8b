import { AppError, type ErrorCode } from '../api/app-error'
import type { Outbox, Parcel } from './outbox'

/**
 * Sends one entry. Any number of attempts store it once.
 * @param keep notes what an attempt has found out, for the next one
 * @throws AppError `conflict` when the entry was changed elsewhere, and others
 */
export type Sender = (parcel: Parcel, keep: (payload: unknown) => Promise<void>) => Promise<void>

/** What says nothing about the entry: it waits for better times, and what comes after it as well. */
const passing: readonly ErrorCode[] = ['network', 'signed-out', 'too-many', 'cancelled', 'not-configured']

/**
 * Sends what waits, in order, and each entry once. Ends at the first that cannot be sent now; one that the backend refuses is
 * marked and does not hold up the others.
 * @param senderOf answers who sends a parcel
 * @returns how many were sent
 */
export async function sendParcels(
  outbox: Outbox,
  senderOf: (parcel: Parcel) => Promise<Sender>,
): Promise<number> {
  let sent = 0
  for (const { id } of outbox.get().filter(isWaiting)) {
    const parcel = outbox.find(id)
    if (!parcel) continue // removed by the user meanwhile
    try {
      const send = await senderOf(parcel)
      await send(parcel, (payload) => outbox.note(parcel, { payload }))
      await outbox.remove(id, parcel.stamp)
      sent += 1
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'unknown'
      if (passing.includes(code)) return sent
      await outbox.note(parcel, { problem: code })
    }
  }
  return sent
}

/** A failure that the backend did not explain may be over the next time. */
export const isWaiting = ({ problem }: Parcel): boolean => problem === undefined || problem === 'unknown'
