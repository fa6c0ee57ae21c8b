import * as z from 'zod/mini'
import type { Day } from '../lib/day'
import { db } from './backend'
import type { Database } from './database.types'
import { run } from './run'

type Tables = Database['public']['Tables']

/** The tables of the logs: those with what every entry has. */
export type LogTableName = {
  [Name in keyof Tables]: Tables[Name]['Row'] extends { user_id: string; date: string; updated_at: string }
    ? Name
    : never
}[keyof Tables]

/**
 * The entries of a log on a run of days.
 * @param table the log
 * @param rowSchema reads a row of it
 * @param userId whose entries; row level security decides whether they are seen
 * @param from the first day
 * @param to the last day, which is included
 * @returns the entries, the latest day first, and of a day the newest first
 * @throws AppError
 */
export async function listLogWindow<Row>(
  table: LogTableName,
  rowSchema: z.ZodMiniType<Row>,
  userId: string,
  from: Day,
  to: Day,
  signal?: AbortSignal,
): Promise<Row[]> {
  const rows = await run(
    db()
      .from(table)
      .select()
      .eq('user_id', userId)
      .gte('date', from)
      .lte('date', to)
      .order('date', { ascending: false })
      .order('created_at', { ascending: false })
      .order('id'),
    signal,
  )
  return z.array(rowSchema).parse(rows)
}
