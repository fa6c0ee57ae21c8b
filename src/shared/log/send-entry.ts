import { AppError } from '../api/app-error'
import { type ContentOf, contentOf, type LogRow, type UnsentEntry } from './content'
import type { Sender } from './courier'
import { keptFiles } from './kept-files'
import type { EntryStore } from './entry-store'
import { readUnsent } from './read-unsent'
import { copyPhoto, forgetPhotos } from './photos'
import { removeEntry, saveEntry, type SaveRequest } from './save'
import { UnreadableItem } from './send-outbox'

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

/** Sends entries of a kind, and deletions, that waited on this device. */
export const logSender = <Row extends LogRow>(store: EntryStore<Row>): Sender => ({
  async send(item, keep) {
    if (item.version > store.version) throw new AppError('cancelled', 'a newer release sends this')
    const unsent = readUnsent(store, item)
    if (!unsent) throw new UnreadableItem()
    const { row, base, sent, borrowedPhoto, isDeleted } = unsent
    if (isDeleted) {
      await removeEntry(store, base ?? row, sent)
      return forgetReplaced(store, [row, base, sent])
    }
    const { id, userId } = item
    const content = contentOf<Row>(store, row)
    const stored = await sendEntry<Row>(
      store,
      { id, userId, content, base, sent, createdAt: row.created_at, borrowedPhoto },
      (own) => keep({ row: { ...row, ...own }, base, sent: own } satisfies UnsentEntry<Row>, store.version),
    )
    forgetReplaced(store, [base, sent], stored, borrowedPhoto)
  },
  refresh: (client, sent) => client.invalidateQueries({ queryKey: store.queryKey(sent[0]!.userId) }),
})
