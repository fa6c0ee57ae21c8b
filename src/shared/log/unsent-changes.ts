import type { Day } from '../lib/day'
import type { LogRow } from './content'
import type { ShownEntry } from './read-unsent'

/** What entries that wait add to the sums of some days, and what of those they take away. */
export type UnsentChanges<Row> = { added: Row[]; removed: Row[]; ids: ReadonlySet<string> }

/**
 * What becomes of sums of stored entries when everything is sent. A changed entry counts in place of its stored version, a deleted
 * one no longer. A change that was refused counts as it is stored: nobody knows what it would change now. A new entry counts
 * even where it was refused, since it is shown.
 * @param entries of one log
 * @param range the days of the sums, both included
 * @param stored some that the sums are known to have: a new entry among them has arrived, though its answer was lost
 */
export function changesIn<Row extends LogRow>(
  entries: readonly ShownEntry<Row>[],
  range: { from: Day; to: Day },
  stored: readonly { id: string }[] = [],
): UnsentChanges<Row> {
  const isIn = ({ date }: Row) => date >= range.from && date <= range.to
  const hasArrived = ({ id }: Row) => stored.some((one) => one.id === id)
  const counted = entries.filter(({ row, base, waits }) => (base ? waits : !hasArrived(row)))
  const added = counted.filter(({ row, isDeleted }) => !isDeleted && isIn(row)).map(({ row }) => row)
  const removed = counted.flatMap(({ base }) => (base && isIn(base) ? [base] : []))
  return { added, removed, ids: new Set([...added, ...removed].map(({ id }) => id)) }
}
