import * as z from 'zod/mini'
import { draftStore } from './draft-store'

/** An entry in a form. `base` is the version that is being edited; a new entry has none. */
type EntryDraft = { id: string; base?: unknown }

/**
 * Unsaved entries of one form on this device, one for a new entry and one for each entry being edited, apart for every
 * user.
 * @param form names the form
 * @param schema of a draft; what it refuses, an older version's draft for example, is no draft
 */
export function entryDrafts<Draft extends EntryDraft>(form: string, schema: z.ZodMiniType<Draft>) {
  const newKey = 'new'
  const keyOf = (userId: string, entryId: string) => `${form}:${userId}:${entryId}`
  const openKey = (userId: string) => keyOf(userId, 'open')
  const ownKey = (userId: string, { id, base }: Draft) => keyOf(userId, base ? id : newKey)

  /** @param entryId the entry being edited; none asks for the new one */
  const find = (userId: string, entryId: string = newKey): Draft | undefined =>
    schema.safeParse(draftStore.read(keyOf(userId, entryId))).data

  /** The unsaved entry that was last worked on. */
  function findLatest(userId: string): Draft | undefined {
    const latest = z.string().safeParse(draftStore.read(openKey(userId))).data
    return latest === undefined ? undefined : find(userId, latest)
  }

  return {
    find,
    findLatest,
    keep(userId: string, draft: Draft): void {
      draftStore.write(ownKey(userId, draft), draft)
      draftStore.write(openKey(userId), draft.base ? draft.id : newKey)
    },
    /** Leaves alone what another tab has begun meanwhile. */
    forget(userId: string, draft: Draft): void {
      const kept = find(userId, draft.base ? draft.id : undefined)
      if (kept?.id !== draft.id) return
      draftStore.remove(ownKey(userId, draft))
      if (!findLatest(userId)) draftStore.remove(openKey(userId))
    },
  }
}

/** A log entry in its form. */
export type LogDraft<Row, Fields, Content> = {
  /** Made when the form was opened: however often it is saved, it is one entry. */
  id: string
  fields: Fields
  /** The version that is being edited; none for a new entry. */
  base?: Row
  /** What was sent without an answer. */
  sent?: Content
}

type LogForm<Row, Fields, Content> = {
  /** @param locale whose decimal sign the fields show */
  fieldsOf: (row: Row, locale: string) => Fields
  contentOf: (row: Row) => Content
  hasContent: (fields: Fields) => boolean
  /** What cannot be read is a change. */
  isUnchanged: (fields: Fields, base: Row) => boolean
}

/** The drafts of a log: as `entryDrafts`, made of an entry, and judged. */
export function logDrafts<
  Row extends { id: string },
  Fields,
  Content,
  Draft extends LogDraft<Row, Fields, Content>,
>(
  form: string,
  schema: z.ZodMiniType<Draft>,
  { fieldsOf, contentOf, hasContent, isUnchanged }: LogForm<Row, Fields, Content>,
) {
  return {
    ...entryDrafts(form, schema),
    /** A stored entry, taken into the form; its numbers are written as `locale` writes them. */
    editOf: (row: Row, locale: string): LogDraft<Row, Fields, Content> => ({
      id: row.id,
      fields: fieldsOf(row, locale),
      base: row,
    }),
    /** An entry that waits on this device, taken into the form again. */
    ofUnsent: ({ row, base }: { row: Row; base?: Row }, locale: string): LogDraft<Row, Fields, Content> => ({
      id: row.id,
      fields: fieldsOf(row, locale),
      base,
      sent: contentOf(row),
    }),
    /** Whether the form holds something that is not saved yet. */
    isUnsaved: ({ base, fields }: Draft): boolean => (base ? !isUnchanged(fields, base) : hasContent(fields)),
  }
}
