import { useRef, useState } from 'react'
import { AppError } from '@/shared/api/app-error'
import { EntryConflict } from '../api/save-entry'
import { useSaveEntry } from '../api/use-entry-mutations'
import type { LogKind } from '../model/define-kind'
import type { LogContent, LogFields, LogRow } from '../model/log-kind'
import type { useEntryDraft } from './use-entry-draft'

type Options<R extends LogRow, F extends LogFields, C extends LogContent> = {
  kind: LogKind<R, F, C>
  userId: string
  draft: ReturnType<typeof useEntryDraft<R, F, C>>
  /** @param isSent it is stored, and not only kept on this device */
  onSaved: (row: R, isSent: boolean) => void
}

/** Saves the entry in the form, once however often it is asked to. */
export function useEntrySaving<R extends LogRow, F extends LogFields, C extends LogContent>({
  kind,
  userId,
  draft,
  onSaved,
}: Options<R, F, C>) {
  const { mutateAsync, error, isPending, reset } = useSaveEntry(kind, userId)
  const [conflict, setConflict] = useState<{ stored: R; mine: C }>()
  const busy = useRef(false)

  async function send(content: C, base: R | undefined): Promise<void> {
    if (busy.current) return // the second click comes before the button is disabled
    busy.current = true
    setConflict(undefined)
    const { id, sent } = draft.current()
    draft.noteSent(content)
    try {
      const { row, isSent } = await mutateAsync({ id, content, base, sent })
      draft.forget()
      onSaved(row, isSent)
    } catch (failure) {
      if (failure instanceof EntryConflict) setConflict({ stored: failure.stored, mine: content })
    } finally {
      busy.current = false
    }
  }

  return {
    isPending,
    /** Why the last attempt failed; a conflict is asked about instead. */
    problem: error instanceof EntryConflict ? null : error,
    /** The edited entry was deleted elsewhere. */
    isGone: error instanceof AppError && error.code === 'not-found',
    conflict,
    save: (content: C) => send(content, draft.current().base),
    saveAsNew: (content: C) => send(content, undefined),
    /** Writes the form's version over the one that was stored meanwhile. */
    overwrite: () => conflict && send(conflict.mine, conflict.stored),
    dismissConflict() {
      setConflict(undefined)
      reset()
    },
  }
}
