import { AppError, isNetworkError } from '../api/app-error'
import { contentOf, type ContentOf, isSameContent, type LogRow, type UnsentEntry } from './content'
import type { EntryStore } from './entry-store'
import { outbox, type OutboxItem } from './outbox'
import { readUnsent } from './read-unsent'
import { type EntryToSend, removeEntry, sendEntry } from './save'

/** An entry that waits, as the outbox has it. */
const itemOf = <Row extends LogRow>(store: EntryStore<Row>, userId: string, payload: UnsentEntry<Row>) => ({
  id: payload.row.id,
  userId,
  kind: store.name,
  version: store.version,
  payload,
})

/** What became of a save or deletion: stored, or safe on this device until there is a network. */
export type Kept<Row> = { row: Row; isSent: boolean }

type Attempt<Row extends LogRow> = {
  id: string
  userId: string
  send: () => Promise<Row>
  /** Answers what is kept where the network is gone. */
  unsent: () => UnsentEntry<Row>
}

/**
 * Sends an entry or its deletion, and keeps it on this device where the network is gone. What waited of the entry until then waits
 * no longer.
 * @throws AppError `not-kept` where the network is gone and the browser keeps nothing; else what `send` throws
 */
async function sendOrKeep<Row extends LogRow>(
  store: EntryStore<Row>,
  { id, userId, send, unsent }: Attempt<Row>,
): Promise<Kept<Row>> {
  const before = outbox.find(id)
  try {
    const row = await send()
    if (before) await outbox.remove(id, before.stamp).catch(() => {}) // it is stored all the same
    return { row, isSent: true }
  } catch (error) {
    if (!isNetworkError(error)) throw error
    const payload = unsent()
    await outbox.put(itemOf(store, userId, payload)).catch((cause: unknown) => {
      throw new AppError('not-kept', 'neither sent nor kept on this device', cause)
    })
    void navigator.storage?.persist?.() // a full device clears other things first
    return { row: payload.row, isSent: false }
  }
}

/**
 * Saves an entry: sent at once, or kept on this device until there is a network.
 * @param onSend told the content that is about to be sent, which an answer that gets lost leaves in doubt
 * @throws all of `sendEntry` but a lost network, where the device keeps the entry
 */
export async function saveOrKeep<Row extends LogRow>(
  store: EntryStore<Row>,
  entry: EntryToSend<Row>,
  onSend?: (content: ContentOf<Row>) => void,
): Promise<Kept<Row>> {
  const { id, userId, base } = entry
  const createdAt = entry.createdAt ?? findUnsent(store, id)?.row.created_at
  let { content, borrowedPhoto } = entry
  return sendOrKeep(store, {
    id,
    userId,
    send: () =>
      sendEntry<Row>(store, { ...entry, createdAt }, (own) => {
        if (own !== content) borrowedPhoto = undefined
        content = own
        onSend?.(own)
      }),
    unsent: () => ({
      row: unsentRow(userId, id, content, base, createdAt),
      base,
      sent: content,
      borrowedPhoto,
    }),
  })
}

/**
 * Deletes an entry: at once, or as soon as there is a network. One that waits is deleted in its turn, since it may have arrived
 * without an answer or be on its way; a new one that nobody has tried to send waits no longer.
 * @param row as it is shown
 * @throws all of `removeEntry` but a lost network, where the device keeps the deletion
 */
export async function removeOrKeep<Row extends LogRow>(store: EntryStore<Row>, row: Row): Promise<Kept<Row>> {
  const unsent = findUnsent(store, row.id)
  let isInTurn = false
  const queue = (kept: OutboxItem) => {
    const now = readUnsent(store, kept)
    isInTurn = now !== undefined && !now.isDeleted
    if (!now || !isInTurn) return kept
    const { base, sent } = now
    return base || sent ? itemOf(store, row.user_id, { row, base, sent, isDeleted: true }) : undefined
  }
  // Asked of the device, as another tab may have kept the entry a moment ago.
  await outbox.update(row.id, queue).catch(() => (isInTurn = false))
  if (isInTurn) return { row, isSent: false }
  const stored = (!unsent?.isDeleted && unsent?.base) || row
  const sent = unsent && (unsent.sent ?? contentOf<Row>(store, unsent.row))
  return sendOrKeep(store, {
    id: row.id,
    userId: row.user_id,
    send: () => removeEntry(store, stored, sent).then(() => stored),
    unsent: () => ({ row, base: stored, sent, isDeleted: true }),
  })
}

/** An entry as it will be stored, for as long as it waits on this device. */
const unsentRow = <Row extends LogRow>(
  userId: string,
  id: string,
  content: ContentOf<Row>,
  base: Row | undefined,
  createdAt: string = new Date().toISOString(),
): Row => {
  const { created_at, updated_at } = base ?? { created_at: createdAt, updated_at: createdAt }
  return { ...content, id, user_id: userId, created_at, updated_at } as Row
}

/** What waits of an entry; undefined for one that is stored as it is shown. */
function findUnsent<Row extends LogRow>(store: EntryStore<Row>, id: string): UnsentEntry<Row> | undefined {
  const item = outbox.find(id)
  return item && readUnsent(store, item)
}

/** What waits of an entry that is taken into the form: a deletion that was refused is given up by that. */
export function takeUnsent<Row extends LogRow>(
  store: EntryStore<Row>,
  id: string,
): UnsentEntry<Row> | undefined {
  const unsent = findUnsent(store, id)
  if (!unsent?.isDeleted) return unsent
  void outbox.remove(id)
  return undefined
}

/**
 * Changes an entry that waits, in its place. One that says again what is stored waits no longer.
 * @returns the entry as it waits; undefined where none of that id does
 */
export async function changeUnsent<Row extends LogRow>(
  store: EntryStore<Row>,
  id: string,
  change: Partial<ContentOf<Row>>,
): Promise<Row | undefined> {
  if (!findUnsent(store, id)) return undefined
  let changed: Row | undefined
  await outbox.update(id, (kept) => {
    const unsent = readUnsent(store, kept)
    if (!unsent || unsent.isDeleted) return kept
    const { base, sent } = unsent
    changed = { ...unsent.row, ...change }
    const isAsStored = base && isSameContent(contentOf<Row>(store, changed), contentOf<Row>(store, base))
    return isAsStored && !sent ? undefined : itemOf(store, kept.userId, { ...unsent, row: changed })
  })
  return changed
}

/**
 * Takes back a deletion that waits: the entry is saved in its place, as it may be gone already without an answer.
 * @returns whether there was one
 */
export async function undelete<Row extends LogRow>(store: EntryStore<Row>, id: string): Promise<boolean> {
  let wasDeleted = false
  await outbox.update(id, (kept) => {
    const unsent = kept.kind === store.name ? readUnsent(store, kept) : undefined
    wasDeleted = unsent?.isDeleted ?? false
    if (!unsent?.isDeleted) return kept
    const { row, base } = unsent
    const sent = base ? contentOf<Row>(store, base) : unsent.sent
    return itemOf(store, kept.userId, { row, sent })
  })
  return wasDeleted
}
