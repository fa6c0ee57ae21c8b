import { AppError } from '../api/app-error'
import { outbox, type Parcel, type ParcelKind, useOutbox } from './outbox'

/** What of a log waits to be sent: an entry as it will be. */
export type UnsentEntry<Row, Content> = {
  row: Row
  /** The stored version that was edited; none for a new entry. */
  base?: Row
  /** What was sent last without an answer. */
  sent?: Content
}

type LogRow = { id: string; date: string; created_at: string }

const isNetwork = (error: unknown) => error instanceof AppError && error.code === 'network'

/**
 * Sends an entry, and keeps it on this device where the network is gone.
 * @param send stores the entry
 * @param unsent makes the parcel
 * @returns whether it was sent; either way it is safe
 * @throws what `send` throws, for everything but a lost network; that too, where the browser keeps nothing
 */
export async function sendOrKeep<Row extends { id: string }, Payload extends UnsentEntry<Row, unknown>>(
  send: () => Promise<Row>,
  unsent: () => { userId: string; kind: ParcelKind; payload: Payload },
): Promise<{ row: Row; isSent: boolean }> {
  try {
    const row = await send()
    await outbox.remove(row.id)
    return { row, isSent: true }
  } catch (error) {
    if (!isNetwork(error)) throw error
    const parcel = unsent()
    const { row } = parcel.payload
    await outbox.put({ ...parcel, id: row.id }).catch(() => {
      throw error
    })
    return { row, isSent: false }
  }
}

/** What waits of an entry; undefined for one that is stored as it is shown. */
export const findUnsent = <Payload extends UnsentEntry<unknown, unknown>>(id: string): Payload | undefined =>
  outbox.find(id)?.payload as Payload | undefined

/**
 * Shows a log with what waits to be sent: a changed entry in place of the stored one, a new one among the others.
 * @returns a function that adds to rows, which may still be on their way, those that belong to them; the latest day first, and
 *   of a day the newest first
 */
export function useWithUnsent<Row extends LogRow>(kind: ParcelKind) {
  const parcels = useOutbox()
  return (rows: readonly Row[] | undefined, belongs: (row: Row) => boolean): Row[] | undefined =>
    mergeUnsent(rows, unsentRows<Row>(parcels, kind), belongs)
}

const unsentRows = <Row>(parcels: readonly Parcel[], kind: ParcelKind): Row[] =>
  parcels
    .filter((parcel) => parcel.kind === kind)
    .map(({ payload }) => (payload as UnsentEntry<Row, unknown>).row)

/** @param unsent rows as they will be */
export function mergeUnsent<Row extends LogRow>(
  rows: readonly Row[] | undefined,
  unsent: readonly Row[],
  belongs: (row: Row) => boolean,
): Row[] | undefined {
  const added = unsent.filter(belongs)
  if (unsent.length === 0) return rows && [...rows]
  if (!rows && added.length === 0) return undefined
  const ids = new Set(unsent.map(({ id }) => id))
  const others = (rows ?? []).filter(({ id }) => !ids.has(id))
  return [...others, ...added].sort(
    (a, b) => b.date.localeCompare(a.date) || Date.parse(b.created_at) - Date.parse(a.created_at),
  )
}
