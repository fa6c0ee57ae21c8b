import { useEffect } from 'react'
import type { Day } from '../lib/day'
import { showToast } from '../ui/toast-store'
import { contentOf, type LogRow } from './content'
import type { LogKind } from './kind'
import { forgetReplaced } from './save'
import { undelete } from './unsent'
import { useRemoveEntry, useSaveEntry } from './use-log'

/**
 * Deletes entries of one kind at once, and brings them back for as long as the toast is there; their photos go with the toast.
 * @param day the day on screen: a failure is told while it is open
 */
export function useRemoval<Row extends LogRow, Typed extends object>(
  kind: LogKind<Row, Typed>,
  userId: string,
  day: Day,
) {
  const removal = useRemoveEntry(kind, userId)
  const { reset } = removal
  useEffect(() => reset(), [day, reset])
  const saving = useSaveEntry(kind, userId)

  async function bringBack(row: Row): Promise<void> {
    if (await undelete(kind, row.id)) return
    try {
      await saving.mutateAsync({ id: row.id, content: contentOf<Row>(kind, row), createdAt: row.created_at })
    } catch {
      showToast({ text: kind.texts.notBroughtBack, undo: () => void bringBack(row) })
    }
  }

  return {
    /** Why the last one was not deleted, and the words for it. */
    problem: removal.error && { error: removal.error, failure: kind.texts.deleteFailed },
    /** @returns whether the entry is gone */
    async remove(row: Row): Promise<boolean> {
      let isGone = true
      try {
        isGone = (await removal.mutateAsync(row)).isSent
      } catch {
        return false // `problem` says why
      }
      showToast({
        text: kind.texts.deleted,
        undo: () => void bringBack(row),
        onGone: () => isGone && forgetReplaced<Row>(kind, [row]),
      })
      return true
    },
  }
}
