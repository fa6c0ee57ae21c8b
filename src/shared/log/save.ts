import { AppError } from '../api/app-error'
import { confirmSession, throwMissing } from '../api/run'
import { VersionConflict } from '../api/version-conflict'
import { contentOf, type ContentOf, isSameContent, type LogRow } from './content'
import type { EntryStore } from './entry-store'
import { keptFiles } from './kept-files'
import { copyPhoto, forgetPhotos } from './photos'

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

/** An entry to be saved, with its photo. */
export type EntryToSend<Row extends LogRow> = SaveRequest<Row> & {
  /** The key of a photo that belongs to another entry: copied before this one is saved. */
  borrowedPhoto?: string
}

/**
 * Stores an entry with a photo of its own, once however often it is tried. A borrowed photo that is no longer there is left out.
 * @param onSend told the content that is about to be sent, which an answer that gets lost leaves in doubt
 * @throws all of `saveEntry`, and of the upload of a photo
 */
export async function sendEntry<Row extends LogRow>(
  store: EntryStore<Row>,
  { borrowedPhoto, ...request }: EntryToSend<Row>,
  onSend?: (content: ContentOf<Row>) => void | Promise<void>,
): Promise<Row> {
  const content = await withOwnPhoto(store, request, borrowedPhoto)
  await onSend?.(content)
  return saveEntry(store, { ...request, content })
}

async function withOwnPhoto<Row extends LogRow>(
  { photo }: EntryStore<Row>,
  { content, userId }: SaveRequest<Row>,
  borrowed: string | undefined,
): Promise<ContentOf<Row>> {
  const path = photo && (content[photo.column] as string | null)
  if (!photo || !path) return content
  if (path === borrowed) {
    const copy = await copyPhoto(photo.bucket, userId, path).catch(nullWhereGone)
    return { ...content, [photo.column]: copy }
  }
  if (await keptFiles.send(photo.bucket, path)) await keptFiles.forget(path)
  return content
}

function nullWhereGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'not-found') return null
  throw error
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

/** The photo's key in an entry; undefined where its kind has none. */
export const photoOf = <Row extends LogRow>(
  { photo }: Pick<EntryStore<Row>, 'photo'>,
  content: Partial<ContentOf<Row>> | undefined,
): string | null | undefined => photo && (content?.[photo.column] as string | null | undefined)

/** Removes photos that an entry has no more. @param stored the entry as it is now; none where it was deleted */
export function forgetReplaced<Row extends LogRow>(
  store: Pick<EntryStore<Row>, 'photo'>,
  before: readonly (Partial<ContentOf<Row>> | undefined)[],
  stored?: Row,
  borrowed?: string,
): void {
  if (!store.photo) return
  const kept = [photoOf(store, stored), borrowed]
  forgetPhotos(
    store.photo.bucket,
    before.map((content) => photoOf(store, content)).filter((path) => !kept.includes(path)),
  )
}
