import { msg } from '@lingui/core/macro'
import type * as z from 'zod/mini'
import type { FieldWriter, LogField } from './field'

/** What every logged entry has. */
export type LogRow = { id: string; user_id: string; date: string; created_at: string; updated_at: string }

/** What is not the user's to write. */
export const ownColumns: readonly string[] = [
  'id',
  'user_id',
  'created_at',
  'updated_at',
] satisfies (keyof LogRow)[]

/** What an entry says: every other column. */
export type ContentOf<Row extends LogRow> = Omit<Row, 'id' | 'user_id' | 'created_at' | 'updated_at'>

/** The fields of a kind, by column. */
export type Columns<Row extends LogRow, Typed extends object> = {
  columns: readonly (keyof ContentOf<Row> & keyof Typed & string)[]
  fields: { [Column in keyof Typed & keyof ContentOf<Row>]: LogField<Row[Column], Typed[Column]> }
}

/** What of a log waits on this device: an entry as it will be, or that it is to be deleted. */
export type UnsentEntry<Row extends LogRow> = {
  row: Row
  /** The stored version that was edited; none for a new entry. */
  base?: Row
  /** What was sent last without an answer. */
  sent?: Partial<ContentOf<Row>>
  /** The key of another entry's photo, which is copied before the entry is saved. */
  borrowedPhoto?: string
  /** The user deleted it: `base`, and what may have arrived of `sent`; `row` is what an undo brings back. */
  isDeleted?: true
}

/** What of a stored entry its user fills in. */
export const contentOf = <Row extends LogRow>(
  { columns }: { columns: readonly (keyof ContentOf<Row>)[] },
  row: Row,
): ContentOf<Row> =>
  Object.fromEntries(columns.map((column) => [column, row[column as keyof Row]])) as unknown as ContentOf<Row>

/** A stored entry as it stands in the form. @param locale whose decimal sign the fields show */
export const typedOf = <Row extends LogRow, Typed extends object>(
  { columns, fields }: Columns<Row, Typed>,
  content: ContentOf<Row>,
  locale: string,
): Typed =>
  Object.fromEntries(
    columns.map((column) => [column, fields[column].show(content[column] as never, locale)]),
  ) as Typed

/** An empty form. */
export const emptyOf = <Row extends LogRow, Typed extends object>({
  columns,
  fields,
}: Columns<Row, Typed>): Typed =>
  Object.fromEntries(columns.map((column) => [column, fields[column].empty])) as Typed

/** Whether the user has entered something that would be missed. */
export const isFilled = <Row extends LogRow, Typed extends object>(
  { columns, fields }: Columns<Row, Typed>,
  typed: Typed,
): boolean => columns.some((column) => fields[column].isFilled(typed[column]))

/** No column tells an empty text from none. */
const said = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null))
const isSame = (a: unknown, b: unknown) => said(a) === said(b)

/** The columns in which two versions differ; what one of them does not know is no difference. */
export const differences = <Content extends object>(a: Content, b: Content): (keyof Content & string)[] =>
  (Object.keys(a) as (keyof Content & string)[]).filter(
    (column) => column in b && !isSame(a[column], b[column]),
  )

/** Whether two versions say the same. */
export const isSameContent = <Content extends object>(a: Content, b: Content): boolean =>
  differences(a, b).length === 0

/** Whether the form still says what is stored; what cannot be read says something else. */
export function isUnchanged<Row extends LogRow, Typed extends object>(
  kind: Columns<Row, Typed> & { formSchema: z.ZodMiniType<ContentOf<Row>, Typed> },
  typed: Typed,
  base: Row,
): boolean {
  const read = kind.formSchema.safeParse(typed).data
  const stored = contentOf(kind, base)
  return (
    read !== undefined &&
    isSameContent(read, kind.formSchema.safeParse(typedOf(kind, stored, 'en')).data ?? stored)
  )
}

/** Two versions of an entry, column by column where they differ, in the reader's language. */
export const versionRows = <Row extends LogRow, Typed extends object>(
  { fields }: Pick<Columns<Row, Typed>, 'fields'>,
  mine: ContentOf<Row>,
  theirs: ContentOf<Row>,
  writer: FieldWriter,
): { label: string; mine: string; theirs: string }[] =>
  differences(mine, theirs).map((column) => {
    const { label, words } = fields[column as keyof typeof fields] as LogField<unknown, unknown>
    const [own, others] = [words(mine[column], writer), words(theirs[column], writer)]
    // Two photos are both called a photo.
    const told = own === others ? writer.i18n._(msg`Another one`) : others
    return { label: writer.i18n._(label), mine: own, theirs: told }
  })
