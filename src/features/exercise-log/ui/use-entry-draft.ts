import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { LogKind } from '../model/define-kind'
import type { EntryDraft } from '../model/entry-draft'
import type { LogContent, LogFields, LogRow } from '../model/log-kind'

/** Keeps what is typed on this device until it is saved or discarded (DESIGN.md section 7). */
export function useEntryDraft<R extends LogRow, F extends LogFields, C extends LogContent>(
  { drafts }: LogKind<R, F, C>,
  userId: string,
  start: EntryDraft<R, F, C>,
  form: UseFormReturn<F, unknown, C>,
) {
  const latest = useRef(start)
  const [isDirty, setDirty] = useState(() => drafts.isUnsaved(start))

  useEffect(() => {
    const keep = () => {
      latest.current = { ...latest.current, fields: form.getValues() }
      const unsaved = drafts.isUnsaved(latest.current)
      if (unsaved) drafts.keep(userId, latest.current)
      else drafts.forget(userId, latest.current)
      setDirty(unsaved)
    }
    if (drafts.isUnsaved(latest.current)) keep()
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [userId, form, drafts])

  return {
    isDirty,
    /** The draft as it is now. */
    current: () => latest.current,
    /** Notes what is about to be sent; kept with the draft. */
    noteSent(sent: C) {
      latest.current = { ...latest.current, sent }
      if (drafts.isUnsaved(latest.current)) drafts.keep(userId, latest.current)
    },
    forget() {
      drafts.forget(userId, latest.current)
      setDirty(false)
    },
  }
}
