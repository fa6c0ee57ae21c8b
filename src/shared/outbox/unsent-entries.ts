import { AppError } from '../api/app-error'
import { compareDays } from '../lib/day'
import { outbox, type Parcel, type ParcelKind, useOutbox } from './outbox'
import { isWaiting } from './send-parcels'

/** What of a log waits to be sent: an entry as it will be, or that it is to be deleted. */
export type UnsentEntry<Row, Content> = {
  row: Row
  /** The stored version that was edited; none for a new entry. */
  base?: Row
  /** What was sent last without an answer. */
  sent?: Content
  /** The user deleted `base`. */
  isDeleted?: true
}

type LogRow = { id: string; date: string; created_at: string }

const isNetwork = (error: unknown) => error instanceof AppError && error.code === 'network'

/**
 * Sends an entry or its deletion, and keeps it on this device where the network is gone.
 * @param send stores or deletes the entry
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
    void navigator.storage?.persist?.() // a full device clears other things first
    return { row, isSent: false }
  }
}

/** What waits of an entry; undefined for one that is stored as it is shown. */
const findUnsent = <Payload extends UnsentEntry<unknown, unknown>>(id: string): Payload | undefined =>
  outbox.find(id)?.payload as Payload | undefined

/** What waits of an entry that is taken into the form: a deletion that was refused is given up by that. */
export function takeUnsent<Payload extends UnsentEntry<unknown, unknown>>(id: string): Payload | undefined {
  const unsent = findUnsent<Payload>(id)
  if (!unsent?.isDeleted) return unsent
  void outbox.remove(id)
  return undefined
}

/** The version of an entry in a list that the backend has; undefined for one that it never got. */
export function storedVersionOf<Row extends { id: string }>(row: Row): Row | undefined {
  const unsent = findUnsent<UnsentEntry<Row, unknown>>(row.id)
  return unsent && !unsent.isDeleted ? unsent.base : row
}

/**
 * Changes an entry that waits, in its place. One that says again what is stored waits no longer.
 * @returns the entry as it waits; undefined where none of that id does
 */
export async function keepUnsent<Row extends { id: string }>(
  id: string,
  change: (row: Row) => Row,
): Promise<Row | undefined> {
  const parcel = outbox.find(id)
  const unsent = parcel?.payload as UnsentEntry<Row, unknown> | undefined
  if (!parcel || !unsent || unsent.isDeleted) return undefined
  const row = change(unsent.row)
  if (JSON.stringify(row) === JSON.stringify(unsent.base)) await outbox.remove(id)
  else await outbox.put({ id, userId: parcel.userId, kind: parcel.kind, payload: { ...unsent, row } })
  return row
}

/** When a new entry that waits was logged; undefined where none of that id does, and then the server dates it. */
export const unsentCreatedAt = (id: string): string | undefined =>
  findUnsent<UnsentEntry<LogRow, unknown>>(id)?.row.created_at

/** Takes back a deletion that was not sent yet. @returns whether there was one */
export async function undelete(id: string): Promise<boolean> {
  if (!findUnsent(id)?.isDeleted) return false
  await outbox.remove(id)
  return true
}

/**
 * Shows a log with what waits to be sent: a changed entry in place of the stored one, a new one among the others.
 * @returns a function that adds to rows, which may still be on their way, those that belong to them; the latest day first, and
 *   of a day the newest first
 */
export function useWithUnsent<Row extends LogRow>(kind: ParcelKind) {
  const unsent = useUnsentEntries<Row>(kind)
  return (rows: readonly Row[] | undefined, belongs: (row: Row) => boolean): Row[] | undefined =>
    mergeUnsent(rows, unsent, belongs)
}

/** What waits of a log, as `waits`, or was refused. */
export type ShownEntry<Row> = UnsentEntry<Row, unknown> & { waits: boolean }

/** What is to become of the entries of a log, oldest change first. */
export const useUnsentEntries = <Row>(kind: ParcelKind): ShownEntry<Row>[] => shownEntries(useOutbox(), kind)

/** A deletion that was refused shows what is stored. */
const shownEntries = <Row>(parcels: readonly Parcel[], kind: ParcelKind): ShownEntry<Row>[] =>
  parcels
    .filter((parcel) => parcel.kind === kind)
    .map((parcel) => ({ ...(parcel.payload as UnsentEntry<Row, unknown>), waits: isWaiting(parcel) }))
    .filter(({ isDeleted, waits }) => !isDeleted || waits)

/** @param unsent what is to become of entries */
export function mergeUnsent<Row extends LogRow>(
  rows: readonly Row[] | undefined,
  unsent: readonly UnsentEntry<Row, unknown>[],
  belongs: (row: Row) => boolean,
): Row[] | undefined {
  const added = unsent.filter(({ isDeleted, row }) => !isDeleted && belongs(row)).map(({ row }) => row)
  if (unsent.length === 0) return rows && [...rows]
  if (!rows && added.length === 0) return undefined
  const ids = new Set(unsent.map(({ row }) => row.id))
  const others = (rows ?? []).filter(({ id }) => !ids.has(id))
  return [...others, ...added].sort(
    (a, b) => compareDays(b.date, a.date) || Date.parse(b.created_at) - Date.parse(a.created_at),
  )
}
