import { confirmSession, throwMissing } from '../api/run'
import { contentOf, type ContentOf, isSameContent, type LogRow } from './content'
import type { EntryStore } from './entry-store'
import { VersionConflict } from '../api/version-conflict'

export type SaveRequest<Row extends LogRow> = {
  /** Made on the device when the form was opened: any number of attempts with one id make one entry. */
  id: string
  userId: string
  content: ContentOf<Row>
  /** The version that the user edited; none for a new entry. */
  base?: Row
  /** What an earlier attempt sent whose answer never came. */
  sent?: Partial<ContentOf<Row>>
  /** When a new entry was logged that is sent later than that, ISO; undefined for now. */
  createdAt?: string
}

/**
 * Saves an entry. An earlier attempt that arrived although its answer was lost is changed to what is sent now; what somebody
 * else has stored meanwhile is left alone.
 * @returns the entry as it is stored
 * @throws VersionConflict when another version is stored
 * @throws AppError `not-found` when the edited entry is gone, `invalid` when a rule of the database refuses it, and others
 */
export async function saveEntry<Row extends LogRow>(
  store: Pick<EntryStore<Row>, 'columns' | 'table'>,
  request: SaveRequest<Row>,
): Promise<Row> {
  const { id, userId, content, base, sent, createdAt } = request
  const { table } = store
  const written = await (base
    ? table.update(id, base.updated_at, content)
    : table.insert({ id, userId, content, createdAt }))
  const stored =
    written ??
    (await table.find(id)) ??
    (await throwMissing('the entry is not there after saving it', userId))
  const says = (what: object) => isSameContent<object>(what, contentOf(store, stored))
  if (says(content)) return stored
  if (!sent || !says(sent)) throw new VersionConflict(stored)
  return saveEntry(store, { ...request, base: stored, sent: undefined })
}

/**
 * Deletes the version of an entry that the user saw, or an earlier attempt to save it that arrived although its answer was lost;
 * an entry that is gone already is no failure.
 * @param sent what that attempt sent
 * @throws VersionConflict when another version is stored
 * @throws AppError
 */
export async function removeEntry<Row extends LogRow>(
  store: Pick<EntryStore<Row>, 'columns' | 'table'>,
  row: Row,
  sent?: Partial<ContentOf<Row>>,
): Promise<void> {
  if (await store.table.remove(row.id, row.updated_at)) return
  const stored = await store.table.find(row.id)
  if (!stored) return confirmSession(row.user_id)
  if (!sent || !isSameContent<object>(sent, contentOf(store, stored))) throw new VersionConflict(stored)
  return removeEntry(store, stored)
}
