import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Day } from '@/shared/lib/day'
import { takeUnsent, type UnsentEntry } from '@/shared/outbox/unsent-entries'
import { showToast } from '@/shared/ui/toast'
import type { LogKind } from '../model/define-kind'
import type { EntryDraft } from '../model/entry-draft'
import type { LogContent, LogFields, LogRow } from '../model/log-kind'

export type OpenEntry<R, F, C> = {
  draft: EntryDraft<R, F, C>
  /** It was left unsaved, by a reload, an expired session or another entry that came in between. */
  isRestored: boolean
  /** Told apart from the same entry opened before. */
  opening: number
}

/**
 * What is in the form of one kind: a new entry or one being edited.
 * @param day the day on screen, for an entry that is begun now
 */
export function useEntryEditor<R extends LogRow, F extends LogFields, C extends LogContent>(
  { drafts, texts }: LogKind<R, F, C>,
  userId: string,
  day: Day,
) {
  type Draft = EntryDraft<R, F, C>
  const { i18n } = useLingui()
  const restore = (draft: Draft | undefined) => ({
    draft: draft ?? drafts.newEntry(day),
    isRestored: draft !== undefined,
  })
  const findUnsaved = () => drafts.findLatest(userId) ?? drafts.find(userId)
  const [open, setOpen] = useState<OpenEntry<R, F, C>>(() => ({ ...restore(findUnsaved()), opening: 0 }))
  const show = (next: Omit<OpenEntry<R, F, C>, 'opening'>) =>
    setOpen(({ opening }) => ({ ...next, opening: opening + 1 }))
  const openNew = () => show(restore(drafts.find(userId)))

  function putAside(draft: Draft, text: MessageDescriptor): void {
    drafts.forget(userId, draft)
    showToast({ text, undo: () => bringBack(draft) })
  }

  function putAsideNew(): void {
    const unsaved = drafts.find(userId)
    if (unsaved) putAside(unsaved, texts.discarded)
  }

  function bringBack(draft: Draft): void {
    if (!draft.base) putAsideNew()
    show({ draft, isRestored: false })
  }

  return {
    open,
    isEditing: (row: R) => open.draft.id === row.id,
    openNew,
    /** Comes back to the form: what was typed before is still there. */
    resume: () => show({ ...restore(findUnsaved()), isRestored: false }),
    edit(row: R) {
      const kept = drafts.find(userId, row.id)
      const unsent = takeUnsent<UnsentEntry<R, C>>(row.id)
      if (unsent && !unsent.base && open.draft.id !== row.id) putAsideNew()
      const draft = unsent ? drafts.ofUnsent(unsent, i18n.locale) : drafts.editOf(row, i18n.locale)
      show({ draft: kept ?? draft, isRestored: kept !== undefined })
    },
    /** Another version of the entry in the form takes its place. */
    takeStored: (row: R) => show({ draft: drafts.editOf(row, i18n.locale), isRestored: false }),
    /** The entry in the form is no more. */
    close(row: R) {
      drafts.forget(userId, open.draft.id === row.id ? open.draft : drafts.editOf(row, i18n.locale))
      openNew()
    },
    /** Gives up what the form holds; it can be brought back for as long as the toast is there. */
    discard(draft: Draft) {
      if (!drafts.isUnsaved(draft)) drafts.forget(userId, draft)
      else putAside(draft, draft.base ? msg`Changes discarded` : texts.discarded)
      openNew()
    },
  }
}
export type EntryEditor<R extends LogRow, F extends LogFields, C extends LogContent> = ReturnType<
  typeof useEntryEditor<R, F, C>
>
