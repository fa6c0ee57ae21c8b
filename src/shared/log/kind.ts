import type { MessageDescriptor } from '@lingui/core'
import * as z from 'zod/mini'
import { type LogDrafts, logDrafts } from './drafts'
import type { Columns, ContentOf, LogRow } from './content'
import type { EntryStore } from './entry-store'
import type { LogField } from './field'

/** A field for every column that the user writes: one that is left out does not compile. */
export type LogFields<Row extends LogRow> = {
  // Each field has a typed form of its own, which `TypedBy` reads from it.
  [Column in keyof ContentOf<Row>]: LogField<Row[Column], any>
}

/** What the form holds, by column, as it was typed. */
export type TypedBy<Fields> = {
  [Column in keyof Fields]: Fields[Column] extends { empty: infer Typed } ? Typed : never
}

type LogTexts = {
  saved: MessageDescriptor
  deleted: MessageDescriptor
  /** A new entry was given up; it can still be brought back. */
  discarded: MessageDescriptor
  /** A new entry gave way to another one. */
  putAside?: MessageDescriptor
  saveFailed: MessageDescriptor
  deleteFailed: MessageDescriptor
  notBroughtBack: MessageDescriptor
  newEntry: MessageDescriptor
  editEntry: MessageDescriptor
  /** Asks which of two versions stays. */
  changedElsewhere: MessageDescriptor
  restored: MessageDescriptor
  /** @param day on which it will be saved, in words */
  otherDay: (day: string) => MessageDescriptor
  /** Asks before the form is left. */
  notSaved: MessageDescriptor
}

/** The form of a log: how its columns are typed and worded. */
type LogForm<Fields> = {
  /** Names the drafts on the device. */
  form: string
  fields: Fields
  problems: Record<string, MessageDescriptor>
  texts: LogTexts
}

/** A kind of entry: where it lies and how it is typed. All else is written once, for every kind. */
export type LogKind<Row extends LogRow, Typed extends object> = EntryStore<Row> &
  LogForm<Columns<Row, Typed>['fields']> & {
    columns: Columns<Row, Typed>['columns']
    /** Reads the form. */
    formSchema: z.ZodMiniType<ContentOf<Row>, Typed>
    typedSchema: z.ZodMiniType<Typed>
    drafts: LogDrafts<Row, Typed>
  }

/** What the form of a kind holds. */
export type TypedOf<Kind> = Kind extends { typedSchema: z.ZodMiniType<infer Typed> } ? Typed : never

type Definition<Row extends LogRow, Fields> = LogForm<Fields> & {
  store: EntryStore<Row>
  /** What must hold of several fields together. */
  check?: z.core.$ZodCheck<ContentOf<Row>>
}

/** Makes a kind of its parts. */
export function defineLog<Row extends LogRow, Fields extends LogFields<Row>>({
  store,
  check,
  ...form
}: Definition<Row, Fields>): LogKind<Row, TypedBy<Fields>> {
  type Typed = TypedBy<Fields>
  const each = <Part extends 'read' | 'typed'>(part: Part) =>
    Object.fromEntries(
      Object.entries(form.fields as unknown as Record<string, LogField<never, never>>).map(
        ([column, field]) => [column, field[part]],
      ),
    )
  const schema = z.object(each('read')) as unknown as z.ZodMiniType<ContentOf<Row>, Typed>
  const kind = {
    ...store,
    ...form,
    formSchema: check ? schema.check(check) : schema,
    typedSchema: z.object(each('typed')),
  } as unknown as Omit<LogKind<Row, Typed>, 'drafts'>
  return { ...kind, drafts: logDrafts<Row, Typed>(kind) } as LogKind<Row, Typed>
}
