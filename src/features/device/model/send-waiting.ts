import { AppError } from '@/shared/api/app-error'
import { outbox, type ParcelKind } from '@/shared/outbox/outbox'
import { type Sender, sendParcels } from '@/shared/outbox/send-parcels'

/** Who sends the entries of each kind; loads when there is something to send. */
export type Senders = Record<ParcelKind, () => Promise<Sender>>

/**
 * Sends what waits on this device, in one tab at a time.
 * @returns how many entries were sent
 */
export async function sendWaiting(userId: string, senders: Senders): Promise<number> {
  return inOneTab(async () => {
    await outbox.open(userId) // another tab may have sent some
    return sendParcels(outbox, ({ kind }) =>
      senders[kind]().catch((error: unknown) => {
        throw new AppError('network', 'the sender did not load', error)
      }),
    )
  })
}

let isBusy = false

/** Browsers know no locks on a page without TLS; ids keep two tabs from making two entries there. */
async function inOneTab(run: () => Promise<number>): Promise<number> {
  if (isBusy) return 0
  isBusy = true
  try {
    if (!('locks' in navigator)) return await run()
    return await navigator.locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? run() : 0))
  } finally {
    isBusy = false
  }
}
