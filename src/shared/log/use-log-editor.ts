import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { showToast } from '../ui/toast-store'
import type { LogRow } from './content'
import type { LogDraft } from './drafts'
import type { LogKind } from './kind'
import { photoOf } from './save'
import { forgetPhotos } from './photos'
import { takeUnsent } from './unsent'

export type OpenEntry<Row extends LogRow, Typed> = {
  draft: LogDraft<Row, Typed>
  /** It was left unsaved, by a reload, an expired session or another entry that came in between. */
  isRestored: boolean
  /** Told apart from the same entry opened before. */
  opening: number
}

/**
 * What is in the form of a log: a new entry or one being edited. It opens with what was left unsaved.
 * @param begin answers what a new entry begins with
 */
export function useLogEditor<Row extends LogRow, Typed extends object>(
  kind: LogKind<Row, Typed>,
  userId: string,
  begin: () => Partial<Typed>,
) {
  type Draft = LogDraft<Row, Typed>
  const { i18n } = useLingui()
  const { drafts, texts } = kind
  const restore = (draft: Draft | undefined) => ({
    draft: draft ?? drafts.begin(begin()),
    isRestored: draft !== undefined,
  })
  const findUnsaved = () => drafts.findLatest(userId) ?? drafts.find(userId)
  const [open, setOpen] = useState<OpenEntry<Row, Typed>>(() => ({ ...restore(findUnsaved()), opening: 0 }))
  const show = (next: Omit<OpenEntry<Row, Typed>, 'opening'>) =>
    setOpen(({ opening }) => ({ ...next, opening: opening + 1 }))
  /** Opens a new entry in place of the one that this render shows: what was opened since then, as while a save was under way, stays. */
  const openNew = () =>
    setOpen((now) =>
      now.opening === open.opening ? { ...restore(drafts.find(userId)), opening: now.opening + 1 } : now,
    )

  function putAside(draft: Draft, text: MessageDescriptor): void {
    drafts.forget(userId, draft)
    showToast({ text, undo: () => take(draft), onGone: () => forgetOwnPhoto(kind, draft) })
  }

  function putAsideNew(): void {
    const unsaved = drafts.find(userId)
    if (unsaved) putAside(unsaved, texts.putAside ?? texts.discarded)
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
      const unsent = takeUnsent(kind, row.id)
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
export type LogEditor<Row extends LogRow, Typed extends object> = ReturnType<typeof useLogEditor<Row, Typed>>

/** Removes the photo that nothing but this unsaved entry shows. */
export function forgetOwnPhoto<Row extends LogRow, Typed extends object>(
  kind: LogKind<Row, Typed>,
  { fields, base, borrowedPhoto, sent }: LogDraft<Row, Typed>,
): void {
  if (!kind.photo) return
  const path = (fields as Record<string, unknown>)[kind.photo.column] as string | null
  const isOthers = [photoOf(kind, base), borrowedPhoto, photoOf(kind, sent)].includes(path)
  if (!isOthers) forgetPhotos(kind.photo.bucket, [path])
}
