import { compareDays } from '../lib/day'
import type { ContentOf, LogRow, UnsentEntry } from './content'
import type { EntryStore } from './entry-store'
import { isWaiting, type OutboxItem, useOutbox } from './outbox'
import { bringUp, type Shaped } from './shape'

type LogShape<Row extends LogRow> = Pick<EntryStore<Row>, 'name' | 'rowSchema' | 'steps'>

const unsentEntries = new WeakMap<OutboxItem, UnsentEntry<LogRow> | undefined>()

/** What an item of this kind says; undefined where it was kept in a shape that this release does not know. */
export function readUnsent<Row extends LogRow>(
  shape: LogShape<Row>,
  item: OutboxItem,
): UnsentEntry<Row> | undefined {
  if (!unsentEntries.has(item)) unsentEntries.set(item, parseUnsent(shape, item))
  return unsentEntries.get(item) as UnsentEntry<Row> | undefined
}

function parseUnsent<Row extends LogRow>(
  { steps, rowSchema }: LogShape<Row>,
  { payload, version }: OutboxItem,
): UnsentEntry<Row> | undefined {
  const { row, base, sent, ...rest } = payload as UnsentEntry<Row>
  const up = (part: object) => bringUp(part as Shaped, version, steps)
  const read = (part: Row) => rowSchema.safeParse(up(part)).data
  const [rowNow, baseNow] = [read(row), base && read(base)]
  if (!rowNow || (base && !baseNow)) return undefined
  return {
    ...rest,
    row: rowNow,
    base: baseNow,
    sent: sent && (up(sent) as Partial<ContentOf<Row>> | undefined),
  }
}

/** What waits of a log, as `waits`, or was refused. */
export type ShownEntry<Row extends LogRow> = UnsentEntry<Row> & { waits: boolean }

/** What is to become of the entries of a log, oldest change first. */
export const useUnsentEntries = <Row extends LogRow>(shape: LogShape<Row>): ShownEntry<Row>[] =>
  shownEntries(shape, useOutbox())

/** A deletion that was refused shows what is stored. */
const shownEntries = <Row extends LogRow>(
  shape: LogShape<Row>,
  items: readonly OutboxItem[],
): ShownEntry<Row>[] =>
  items
    .filter((item) => item.kind === shape.name)
    .flatMap((item) => {
      const unsent = readUnsent(shape, item)
      return unsent ? [{ ...unsent, waits: isWaiting(item) }] : []
    })
    .filter(({ isDeleted, waits }) => !isDeleted || waits)

/**
 * Shows a log with what waits to be sent: a changed entry in place of the stored one, a new one among the others.
 * @returns a function that adds to rows, which may still be on their way, those that belong to them; the latest day first, and
 *   of a day the newest first
 */
export function useWithUnsent<Row extends LogRow>(shape: LogShape<Row>) {
  const unsent = useUnsentEntries(shape)
  return (rows: readonly Row[] | undefined, belongs: (row: Row) => boolean): Row[] | undefined =>
    mergeUnsent(rows, unsent, belongs)
}

/** @param unsent what is to become of entries */
export function mergeUnsent<Row extends Pick<LogRow, 'id' | 'date' | 'created_at'>>(
  rows: readonly Row[] | undefined,
  unsent: readonly { row: Row; base?: Row; isDeleted?: true }[],
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
