import { useEffect } from 'react'
import type { Day } from '@/shared/lib/day'
import { outbox } from '@/shared/outbox/outbox'
import { storedVersionOf, undelete } from '@/shared/outbox/unsent-entries'
import { showToast } from '@/shared/ui/toast'
import { useDeleteEntry, useSaveEntry } from '../api/use-entry-mutations'
import type { LogKind } from '../model/define-kind'
import type { LogContent, LogFields, LogRow } from '../model/log-kind'

/**
 * Deletes entries of one kind, and brings them back for as long as the toast is there.
 * @param day the day on screen: a failure is told while it is open
 */
export function useEntryRemoval<R extends LogRow, F extends LogFields, C extends LogContent>(
  kind: LogKind<R, F, C>,
  userId: string,
  day: Day,
) {
  const deletion = useDeleteEntry(kind, userId)
  const { reset } = deletion
  useEffect(() => reset(), [day, reset])
  const saving = useSaveEntry(kind, userId)

  async function bringBack(row: R): Promise<void> {
    if (await undelete(row.id)) return
    try {
      await saving.mutateAsync({ id: row.id, content: kind.contentOf(row), createdAt: row.created_at })
    } catch {
      showToast({ text: kind.texts.notBroughtBack, undo: () => void bringBack(row) })
    }
  }

  return {
    /** Why the last one was not deleted, and the words of the spec for it. */
    problem: deletion.error && { error: deletion.error, failure: kind.texts.deleteFailed },
    /** @returns whether the entry is gone */
    async remove(row: R): Promise<boolean> {
      const stored = storedVersionOf(row)
      try {
        if (stored) await deletion.mutateAsync(stored)
        else await outbox.remove(row.id)
      } catch {
        return false // `problem` says why
      }
      showToast({ text: kind.texts.deleted, undo: () => void bringBack(row) })
      return true
    },
  }
}
