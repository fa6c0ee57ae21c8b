import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { takeUnsent, type UnsentEntry } from '../../outbox/unsent-entries'
import { showToast } from '../toast'

type EntryDraft<Row> = { id: string; base?: Row }

type Options<Row, Draft, Unsent> = {
  /** The drafts of the form: made of an entry, judged, and kept on this device. */
  drafts: {
    /** @param id of the entry being edited; none asks for the new one */
    find: (userId: string, id?: string) => Draft | undefined
    findLatest: (userId: string) => Draft | undefined
    forget: (userId: string, draft: Draft) => void
    /** @param locale whose decimal sign the fields show */
    editOf: (row: Row, locale: string) => Draft
    ofUnsent: (unsent: Unsent, locale: string) => Draft
    /** Whether it holds something that is not saved yet. */
    isUnsaved: (draft: Draft) => boolean
  }
  /** An empty new entry. */
  begin: () => Draft
  /** Words for a new entry that was given up, and for one that gave way to another. */
  texts: { discarded: MessageDescriptor; putAside: MessageDescriptor }
  /** A draft that was given up cannot be brought back any more. */
  onGone?: (draft: Draft) => void
}

export type OpenEntry<Draft> = {
  draft: Draft
  /** It was left unsaved, by a reload, an expired session or another entry that came in between. */
  isRestored: boolean
  /** Told apart from the same entry opened before. */
  opening: number
}

/** What is in the form of a log: a new entry or one being edited. It opens with what was left unsaved. */
export function useEntryEditor<
  Row extends { id: string },
  Draft extends EntryDraft<Row>,
  Unsent extends UnsentEntry<Row, unknown>,
>(userId: string, { drafts, begin, texts, onGone }: Options<Row, Draft, Unsent>) {
  const { i18n } = useLingui()
  const restore = (draft: Draft | undefined) => ({
    draft: draft ?? begin(),
    isRestored: draft !== undefined,
  })
  const findUnsaved = () => drafts.findLatest(userId) ?? drafts.find(userId)
  const [open, setOpen] = useState<OpenEntry<Draft>>(() => ({ ...restore(findUnsaved()), opening: 0 }))
  const show = (next: Omit<OpenEntry<Draft>, 'opening'>) =>
    setOpen(({ opening }) => ({ ...next, opening: opening + 1 }))
  const openNew = () => show(restore(drafts.find(userId)))

  function putAside(draft: Draft, text: MessageDescriptor): void {
    drafts.forget(userId, draft)
    showToast({ text, undo: () => take(draft), onGone: () => onGone?.(draft) })
  }

  function putAsideNew(): void {
    const unsaved = drafts.find(userId)
    if (unsaved) putAside(unsaved, texts.putAside)
  }

  /** Takes a draft into the form; a new entry puts aside the one that was not saved. */
  function take(draft: Draft): void {
    if (!draft.base) putAsideNew()
    show({ draft, isRestored: false })
  }

  return {
    open,
    isEditing: (row: Row) => open.draft.id === row.id,
    openNew,
    take,
    /** Comes back to the form: what was typed before is still there. */
    resume: () => show({ ...restore(findUnsaved()), isRestored: false }),
    edit(row: Row) {
      const kept = drafts.find(userId, row.id)
      const unsent = takeUnsent<Unsent>(row.id)
      if (unsent && !unsent.base && open.draft.id !== row.id) putAsideNew()
      const draft = unsent ? drafts.ofUnsent(unsent, i18n.locale) : drafts.editOf(row, i18n.locale)
      show({ draft: kept ?? draft, isRestored: kept !== undefined })
    },
    /** Another version of the entry in the form takes its place. */
    takeStored: (row: Row) => take(drafts.editOf(row, i18n.locale)),
    /** An entry is no more: what the form holds of it goes too. */
    close(row: Row) {
      const isOpen = open.draft.id === row.id
      drafts.forget(userId, isOpen ? open.draft : drafts.editOf(row, i18n.locale))
      if (isOpen) openNew()
    },
    /** Gives up what the form holds; it can be brought back for as long as the toast is there. */
    discard(draft: Draft) {
      if (!drafts.isUnsaved(draft)) drafts.forget(userId, draft)
      else putAside(draft, draft.base ? msg`Changes discarded` : texts.discarded)
      openNew()
    },
  }
}
