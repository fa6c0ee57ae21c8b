import { AppError } from '../api/app-error'
import { contentOf, type LogRow, type UnsentEntry } from './content'
import type { Sender } from './courier'
import type { EntryStore } from './entry-store'
import { readUnsent } from './read-unsent'
import { forgetReplaced, removeEntry, sendEntry } from './save'
import { UnreadableItem } from './send-outbox'

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
