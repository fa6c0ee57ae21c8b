import { useEffect, useId, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { notKept } from '../../lib/not-kept'

type Options<Fields extends FieldValues, Draft extends { fields: Fields }, Content> = {
  start: Draft
  form: Pick<UseFormReturn<Fields, unknown, Content>, 'getValues' | 'subscribe'>
  /** Whether the form holds something that is not saved yet. Not made anew for each render. */
  isUnsaved: (draft: Draft) => boolean
  /** Where it is kept until then. Not made anew for each render. */
  drafts: { keep: (userId: string, draft: Draft) => boolean; forget: (userId: string, draft: Draft) => void }
}

/** Keeps what is typed on this device until it is saved or discarded. */
export function useEntryDraft<Fields extends FieldValues, Draft extends { fields: Fields }, Content>(
  userId: string,
  { start, form, isUnsaved, drafts }: Options<Fields, Draft, Content>,
) {
  const latest = useRef(start)
  const [isDirty, setDirty] = useState(() => isUnsaved(start))
  const [isKept, setKept] = useState(true)
  const id = useId()

  useEffect(() => {
    notKept.tell(id, isDirty && !isKept)
    return () => notKept.tell(id, false)
  }, [id, isDirty, isKept])

  useEffect(() => {
    const keep = () => {
      latest.current = { ...latest.current, fields: form.getValues() }
      const unsaved = isUnsaved(latest.current)
      if (unsaved) setKept(drafts.keep(userId, latest.current))
      else drafts.forget(userId, latest.current)
      setDirty(unsaved)
    }
    if (isUnsaved(latest.current)) keep()
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [userId, form, isUnsaved, drafts])

  return {
    isDirty,
    /** Whether what is typed outlives a reload. */
    isKept,
    /** The draft as it is now. */
    current: () => latest.current,
    /** Notes what saving has found out; kept with the draft. */
    note(change: Partial<Omit<Draft, 'fields'>>) {
      latest.current = { ...latest.current, ...change }
      if (isUnsaved(latest.current)) drafts.keep(userId, latest.current)
    },
    forget() {
      drafts.forget(userId, latest.current)
      setDirty(false)
    },
  }
}

/** What saving knows of a draft. */
export type EntryDraftState<Draft extends { fields: unknown }> = {
  current: () => Draft
  note: (change: Partial<Omit<Draft, 'fields'>>) => void
  forget: () => void
}
