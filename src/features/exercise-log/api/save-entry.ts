import { AppError } from '@/shared/api/app-error'
import { confirmSession, throwMissing } from '@/shared/api/run'
import { VersionConflict } from '@/shared/api/version-conflict'
import {
  isSameContent,
  type LogContent,
  type LogFields,
  type LogDefinition,
  type LogRow,
} from '../model/log-kind'

export type SaveRequest<C> = {
  /** Made on the device when the form was opened. */
  id: string
  userId: string
  content: C
  /** `updated_at` of the version that the user edited; undefined for a new entry. */
  seen?: string
  /** When a new entry was logged that is sent later than that; undefined for now. */
  createdAt?: string
  /** What an earlier attempt sent whose answer never came. */
  sent?: C
}

/** The entry was changed elsewhere; `stored` is how it is now. */
export class EntryConflict<R extends LogRow> extends VersionConflict<R> {
  override name = 'EntryConflict'

  constructor(stored: R) {
    super('the entry was changed elsewhere', stored)
  }
}

/**
 * Saves an entry. Any number of attempts with one id make one entry; an earlier attempt that arrived although its
 * answer was lost is changed to what is sent now (DESIGN.md section 4).
 * @returns the entry as it is stored
 * @throws EntryConflict when somebody else's version is stored (DESIGN.md section 12)
 * @throws AppError `not-found` when the edited entry is gone, `invalid` when a rule of the database refuses it, and others
 */
export async function saveEntry<R extends LogRow, F extends LogFields, C extends LogContent>(
  kind: LogDefinition<R, F, C>,
  request: SaveRequest<C>,
): Promise<R> {
  const { content, sent } = request
  const stored = await storeEntry(kind, request)
  if (isSameContent(kind.contentOf(stored), content)) return stored
  if (!sent || !isSameContent(kind.contentOf(stored), sent)) throw new EntryConflict(stored)
  return saveEntry(kind, { ...request, seen: stored.updated_at, sent: undefined })
}

/** @returns what is stored afterwards, whether or not the database took the content */
async function storeEntry<R extends LogRow, F extends LogFields, C extends LogContent>(
  { table }: LogDefinition<R, F, C>,
  { id, userId, content, seen, createdAt }: SaveRequest<C>,
): Promise<R> {
  try {
    const written = await (seen === undefined
      ? table.insert(id, userId, content, createdAt)
      : table.update(id, seen, content))
    if (written) return written
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'duplicate')) throw error
  }
  return (await table.find(id)) ?? throwMissing('the entry is not there after saving it')
}

/**
 * Deletes the version of an entry that the user saw; an entry that is gone already is no failure.
 * @throws EntryConflict when another version is stored (DESIGN.md section 12)
 * @throws AppError
 */
export async function deleteEntry<R extends LogRow, F extends LogFields, C extends LogContent>(
  { table }: LogDefinition<R, F, C>,
  { id, updated_at: seen }: R,
): Promise<void> {
  if (await table.remove(id, seen)) return
  const stored = await table.find(id)
  if (stored) throw new EntryConflict(stored)
  await confirmSession()
}
