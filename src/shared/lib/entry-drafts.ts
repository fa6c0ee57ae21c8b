import * as z from 'zod/mini'
import { draftStore } from './draft-store'
import { type DraftShape, formDrafts } from './form-drafts'

/** An entry in a form. `base` is the version that is being edited; a new entry has none. */
type EntryDraft = { id: string; base?: unknown }

const newKey = 'new'

/**
 * Unsaved entries of one form on this device, one for a new entry and one for each entry being edited, apart for every
 * user.
 * @param form names the form
 */
export function entryDrafts<Draft extends EntryDraft>(form: string, shape: DraftShape<Draft>) {
  const drafts = formDrafts(form, shape)
  const openKey = (userId: string) => `${form}:${userId}:open`
  const aboutOf = ({ id, base }: Draft) => (base ? id : newKey)

  /** @param entryId the entry being edited; none asks for the new one */
  const find = (userId: string, entryId: string = newKey): Draft | undefined => drafts.find(userId, entryId)

  /** The key under which the last worked-on entry lies. */
  const findOpen = (userId: string): string | undefined =>
    z.string().safeParse(draftStore.read(openKey(userId))).data

  /** The unsaved entry that was last worked on. */
  function findLatest(userId: string): Draft | undefined {
    const open = findOpen(userId)
    return open === undefined ? undefined : find(userId, open)
  }

  return {
    find,
    findLatest,
    /** @returns whether it is kept over a reload */
    keep(userId: string, draft: Draft): boolean {
      draftStore.write(openKey(userId), aboutOf(draft))
      return drafts.keep(userId, draft, aboutOf(draft))
    },
    /** Leaves alone what another tab has begun meanwhile. */
    forget(userId: string, draft: Draft): void {
      const kept = find(userId, draft.base ? draft.id : undefined)
      if (kept?.id !== draft.id) return
      drafts.forget(userId, aboutOf(draft))
      if (!findLatest(userId)) draftStore.remove(openKey(userId))
    },
    /** What was last typed in a release whose form was another one, text by text. */
    findUnreadable: (userId: string): string[] => drafts.findUnreadable(userId, findOpen(userId) ?? newKey),
    /** Forgets what cannot be read. */
    forgetUnreadable: (userId: string): void => drafts.forget(userId, findOpen(userId) ?? newKey),
  }
}
