import * as z from 'zod/mini'
import type { Day } from '@/shared/lib/day'
import { draftStore } from '@/shared/lib/draft-store'
import {
  hasContent,
  isSameContent,
  type LogContent,
  type LogFields,
  type LogDefinition,
  type LogRow,
} from './log-kind'

/** An entry in the form. */
export type EntryDraft<R, F, C> = {
  /** The entry's id, made when the form was opened: however often it is saved, it is one entry. */
  id: string
  fields: F
  /** The version that is being edited; none for a new entry. */
  base?: R
  /** What was sent without an answer. */
  sent?: C
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const newKey = 'new'

/** The drafts of one kind of entry: made, judged and kept on this device, apart for every user. */
export function createDrafts<R extends LogRow, F extends LogFields, C extends LogContent>(
  kind: LogDefinition<R, F, C>,
) {
  type Draft = EntryDraft<R, F, C>
  const schema = z.object({
    id: z.string(),
    fields: kind.fieldsSchema,
    base: z.optional(kind.rowSchema),
    sent: z.optional(z.custom<C>(isObject)),
  })
  const keyOf = (userId: string, entryId: string) => `${kind.name}-log:${userId}:${entryId}`
  const ownKey = (userId: string, { id, base }: Draft) => keyOf(userId, base ? id : newKey)
  const openKey = (userId: string) => keyOf(userId, 'open')

  /** @param entryId the entry being edited; none asks for the new entry */
  const find = (userId: string, entryId: string = newKey): Draft | undefined =>
    schema.safeParse(draftStore.read(keyOf(userId, entryId))).data

  return {
    newEntry: (day: Day): Draft => ({ id: crypto.randomUUID(), fields: kind.emptyFields(day) }),
    editOf: (row: R, locale: string): Draft => ({
      id: row.id,
      fields: kind.fieldsOf(row, locale),
      base: row,
    }),
    /** Whether the form holds something that is not saved yet; what cannot be read is not. */
    isUnsaved({ base, fields }: Draft): boolean {
      if (!base) return hasContent(fields)
      const { data } = kind.formSchema.safeParse(fields)
      return data === undefined || !isSameContent(data, kind.contentOf(base))
    },
    find,
    /** The unsaved entry that was last worked on. */
    findLatest(userId: string): Draft | undefined {
      const latest = z.string().safeParse(draftStore.read(openKey(userId))).data
      return latest === undefined ? undefined : find(userId, latest)
    },
    keep(userId: string, draft: Draft): void {
      draftStore.write(ownKey(userId, draft), draft)
      draftStore.write(openKey(userId), draft.base ? draft.id : newKey)
    },
    /** Leaves alone what another tab has begun meanwhile. */
    forget(userId: string, draft: Draft): void {
      if (find(userId, draft.base?.id)?.id === draft.id) draftStore.remove(ownKey(userId, draft))
    },
  }
}
