import type { MessageDescriptor } from '@lingui/core'
import type { QueryKey } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Day } from '@/shared/lib/day'

/** What every logged entry has. */
export type LogRow = {
  id: string
  date: string
  updated_at: string
  created_at: string
  notes: string | null
}

/** What every form of an entry holds, as it was typed. */
export type LogFields = { date: string; notes: string }

/** What every entry says when it is saved. */
export type LogContent = { date: string; notes: string }

/** How entries of one table are written; `seen` is `updated_at` of the version that the user saw. */
export type LogTable<R extends LogRow, C extends LogContent> = {
  /** What an entry says, as columns. */
  toRow: (content: C) => Omit<R, 'id' | 'user_id' | 'created_at' | 'updated_at'>
  /**
   * @param createdAt when it was logged; undefined for now
   * @throws AppError `duplicate` when there is an entry of that id, and others
   */
  insert: (id: string, userId: string, content: C, createdAt: string | undefined) => Promise<R>
  /** @returns the new version; undefined when another one is stored, or none */
  update: (id: string, seen: string, content: C) => Promise<R | undefined>
  /** @returns whether that version was there */
  remove: (id: string, seen: string) => Promise<boolean>
  find: (id: string) => Promise<R | undefined>
}

type LogTexts = Record<
  | 'saved'
  | 'deleted'
  | 'discarded'
  | 'saveFailed'
  | 'deleteFailed'
  | 'notBroughtBack'
  | 'newEntry'
  | 'editEntry',
  MessageDescriptor
>

/** What a kind of entry that this screen logs is made of: its form, its table and its words. */
export type LogDefinition<R extends LogRow, F extends LogFields, C extends LogContent> = {
  name: 'exercise' | 'sleep' | 'mood'
  /** Names the cached reads of a user that a write makes stale. */
  queryKey: (userId: string) => QueryKey
  /** Reads the form; its problems are codes with words in `problems`. */
  formSchema: z.ZodMiniType<C, F>
  /** Recognises the fields of a draft. */
  fieldsSchema: z.ZodMiniType<F>
  rowSchema: z.ZodMiniType<R>
  emptyFields: (date: Day) => F
  /** @param locale whose decimal sign the fields show */
  fieldsOf: (row: R, locale: string) => F
  contentOf: (row: R) => C
  table: LogTable<R, C>
  problems: Record<string, MessageDescriptor>
  texts: LogTexts
}

/** The keys whose values differ; none when both say the same. */
export function differences<C extends LogContent>(a: C, b: C): (keyof C & string)[] {
  const keys = Object.keys(a) as (keyof C & string)[]
  return keys.filter((key) => a[key] !== b[key])
}

/** Whether two contents say the same, key by key. */
export const isSameContent = <C extends LogContent>(a: C, b: C): boolean => differences(a, b).length === 0

/** Whether the user has entered something that would be missed; a day alone would not. */
export function hasContent(fields: LogFields): boolean {
  const { date: _, ...typed } = fields
  return Object.values(typed).some((value: unknown) => typeof value === 'string' && value.trim() !== '')
}
