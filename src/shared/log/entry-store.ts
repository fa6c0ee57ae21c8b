import type { QueryKey } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { AppError } from '../api/app-error'
import { db } from '../api/backend'
import type { Database } from '../api/database.types'
import type { LogTableName } from '../api/log-window'
import { run } from '../api/run'
import type { Bucket } from '../api/storage'
import { type ContentOf, type LogRow, ownColumns } from './content'
import { type ShapeStep, versionOf } from './shape'

/** How the entries of one kind are written; `seen` is `updated_at` of the version that the user saw. */
export type LogTable<Row extends LogRow> = {
  /** @returns the entry as it is stored now; undefined when there is none of that id that the user may see */
  find: (id: string) => Promise<Row | undefined>
  /**
   * @param createdAt when it was logged, ISO; undefined for now
   * @returns the stored entry; undefined when there is one of that id already
   */
  insert: (entry: {
    id: string
    userId: string
    content: ContentOf<Row>
    createdAt: string | undefined
  }) => Promise<Row | undefined>
  /** @returns the new version; undefined when another one is stored, or none */
  update: (id: string, seen: string, content: ContentOf<Row>) => Promise<Row | undefined>
  /** @returns whether that version was there */
  remove: (id: string, seen: string) => Promise<boolean>
}

/** Where the entries of one log lie, in the database and on this device, and how they are written. */
export type EntryStore<Row extends LogRow> = {
  /** Of its items in the outbox and its drafts; it stays, since a device may keep some. */
  name: string
  rowSchema: z.ZodMiniType<Row>
  /** What the user writes: every column of the row but those that are not the user's. */
  columns: readonly (keyof ContentOf<Row> & string)[]
  table: LogTable<Row>
  /** The column that holds a photo's key, and where the photos lie. */
  photo?: { column: keyof ContentOf<Row> & string; bucket: Bucket }
  /** One for each release that changed the columns. */
  steps: readonly ShapeStep[]
  /** The shape in which entries are kept on the device. */
  version: number
  /** Names the cached reads of a user that a write makes stale. */
  queryKey: (userId: string) => QueryKey
}

type Definition<Row extends LogRow> = Omit<EntryStore<Row>, 'columns' | 'version' | 'steps' | 'rowSchema'> & {
  rowSchema: z.ZodMiniType<Row> & { shape: object }
  steps?: readonly ShapeStep[]
}

/** Makes the store of a log of its parts; the columns are those of the row. */
export const defineStore = <Row extends LogRow>({
  steps = [],
  ...parts
}: Definition<Row>): EntryStore<Row> => ({
  ...parts,
  steps,
  version: versionOf(steps),
  columns: Object.keys(parts.rowSchema.shape).filter((column) => !ownColumns.includes(column)) as never,
})

/**
 * A table with an entry in each row. Every call throws AppError.
 * @param columns what is read of a row, embedded tables too
 */
export function logTable<Row extends LogRow>(
  name: LogTableName,
  rowSchema: z.ZodMiniType<Row>,
  columns = '*',
): LogTable<Row> {
  // All tables of logs have these columns; the client's types tell them apart, and know one at a time.
  const table = () => db().from(name as 'measurements')
  type Insert = Database['public']['Tables']['measurements']['Insert']
  const read = (row: unknown): Row | undefined => (row === null ? undefined : rowSchema.parse(row))
  return {
    find: async (id) => read(await run(table().select(columns).eq('id', id).maybeSingle())),
    async insert({ id, userId, content, createdAt }) {
      const row = { id, user_id: userId, created_at: createdAt, ...content } as unknown as Insert
      try {
        return read(await run(table().insert(row).select(columns).single()))
      } catch (error) {
        if (error instanceof AppError && error.code === 'duplicate') return undefined
        throw error
      }
    },
    update: async (id, seen, content) =>
      read(
        await run(
          table()
            .update(content as unknown as Insert)
            .eq('id', id)
            .eq('updated_at', seen)
            .select(columns)
            .maybeSingle(),
        ),
      ),
    async remove(id, seen) {
      const removed = await run(table().delete().eq('id', id).eq('updated_at', seen).select('id'))
      return removed.length > 0
    },
  }
}
