import * as z from 'zod/mini'
import type { Day } from '@/shared/lib/day'
import { entryDrafts } from '@/shared/lib/entry-drafts'
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

  return {
    ...entryDrafts<Draft>(`${kind.name}-log`, schema),
    newEntry: (day: Day): Draft => ({ id: crypto.randomUUID(), fields: kind.emptyFields(day) }),
    editOf: (row: R, locale: string): Draft => ({
      id: row.id,
      fields: kind.fieldsOf(row, locale),
      base: row,
    }),
    /** An entry that waits on this device, taken into the form again. */
    ofUnsent: ({ row, base }: { row: R; base?: R }, locale: string): Draft => ({
      id: row.id,
      fields: kind.fieldsOf(row, locale),
      base,
      sent: kind.contentOf(row),
    }),
    /** Whether the form holds something that is not saved yet; what cannot be read is not. */
    isUnsaved: ({ base, fields }: Draft): boolean => {
      if (!base) return hasContent(fields)
      const { data } = kind.formSchema.safeParse(fields)
      return data === undefined || !isSameContent(data, kind.contentOf(base))
    },
  }
}
