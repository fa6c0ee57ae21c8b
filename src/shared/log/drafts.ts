import * as z from 'zod/mini'
import { entryDrafts } from '../lib/entry-drafts'
import {
  type Columns,
  contentOf,
  type ContentOf,
  emptyOf,
  isFilled,
  isUnchanged,
  type LogRow,
  typedOf,
  type UnsentEntry,
} from './content'
import { bringUp, type Shaped, type ShapeStep } from './shape'

/** An entry in its form. */
export type LogDraft<Row extends LogRow, Typed> = {
  /** Made when the form was opened: however often it is saved, it is one entry. */
  id: string
  fields: Typed
  /** The version that is being edited; none for a new entry. */
  base?: Row
  /** What was sent without an answer. */
  sent?: Partial<ContentOf<Row>>
  /** The key of a photo of another entry that the form shows. */
  borrowedPhoto?: string
}

const isShaped = (value: unknown): value is Shaped => typeof value === 'object' && value !== null
const shaped = z.custom<Shaped>(isShaped)

const keptSchema = z.object({
  id: z.string(),
  fields: shaped,
  base: z.optional(shaped),
  sent: z.optional(shaped),
  borrowedPhoto: z.optional(z.string()),
})

/** The drafts of one kind of entry: made of an entry, judged, and kept on this device. */
export function logDrafts<Row extends LogRow, Typed extends object>(
  kind: Columns<Row, Typed> & {
    form: string
    version: number
    steps: readonly ShapeStep[]
    formSchema: z.ZodMiniType<ContentOf<Row>, Typed>
    typedSchema: z.ZodMiniType<Typed>
    rowSchema: z.ZodMiniType<Row>
  },
) {
  const { steps, typedSchema, rowSchema } = kind

  /** A column that was added since is empty in what was typed before. */
  function typedUp(fields: Shaped, version: number): Shaped {
    const added = Object.keys(bringUp({}, version, steps) ?? {})
    const isMissing = (column: string) => added.includes(column) && !(column in fields)
    const typed = Object.entries(bringUp(fields, version, steps) ?? {}).filter(
      ([column]) => !isMissing(column),
    )
    return { ...emptyOf(kind), ...Object.fromEntries(typed) }
  }

  function read(stored: unknown, version: number): LogDraft<Row, Typed> | undefined {
    const kept = keptSchema.safeParse(stored).data
    if (!kept || version > kind.version) return undefined
    const fields = typedSchema.safeParse(typedUp(kept.fields, version)).data
    const base = kept.base && rowSchema.safeParse(bringUp(kept.base, version, steps)).data
    if (!fields || Boolean(base) !== Boolean(kept.base)) return undefined
    const sent = kept.sent && (bringUp(kept.sent, version, steps) as Partial<ContentOf<Row>>)
    return { id: kept.id, fields, base, sent, borrowedPhoto: kept.borrowedPhoto }
  }

  const withId = (id: string, fields: Typed): LogDraft<Row, Typed> => ({ id, fields })
  const shownAs = (row: Row, locale: string) => typedOf(kind, contentOf(kind, row), locale)

  return {
    ...entryDrafts(kind.form, { version: kind.version, read }),
    /** An entry that is begun, under an id of its own. @param start what it begins with */
    begin: (start: Partial<Typed>) => withId(crypto.randomUUID(), { ...emptyOf(kind), ...start }),
    /** A stored entry as it stands in the form. @param locale whose decimal sign its numbers get */
    typedOf: shownAs,
    /** A stored entry, taken into the form; its numbers are written as `locale` writes them. */
    editOf: (row: Row, locale: string): LogDraft<Row, Typed> => ({
      ...withId(row.id, shownAs(row, locale)),
      base: row,
    }),
    /** An entry that waits on this device, taken into the form again. */
    ofUnsent: ({ row, base, borrowedPhoto }: UnsentEntry<Row>, locale: string): LogDraft<Row, Typed> => ({
      ...withId(row.id, shownAs(row, locale)),
      base,
      sent: contentOf(kind, row),
      borrowedPhoto,
    }),
    /** Whether the form holds something that is not saved yet. */
    isUnsaved: ({ base, fields }: LogDraft<Row, Typed>): boolean =>
      base ? !isUnchanged(kind, fields, base) : isFilled(kind, fields),
  }
}
export type LogDrafts<Row extends LogRow, Typed extends object> = ReturnType<typeof logDrafts<Row, Typed>>
