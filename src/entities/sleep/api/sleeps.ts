import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { listLogWindow } from '@/shared/api/log-window'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { type Sleep, sleepSchema } from '../model/sleep'

/**
 * @param userId whose entries; row level security decides whether they are seen
 * @param from the first day
 * @param to the last day, which is included
 * @returns the latest day first, and of a day the newest first
 * @throws AppError
 */
export async function listSleeps(userId: string, from: Day, to: Day, signal?: AbortSignal): Promise<Sleep[]> {
  return z.array(sleepSchema).parse(await listLogWindow('sleep_entries', userId, from, to, signal))
}

/**
 * @returns the entry as it is stored now; undefined when there is none of that id that the user may see
 * @throws AppError
 */
export async function findSleep(id: string): Promise<Sleep | undefined> {
  const row = await run(db().from('sleep_entries').select().eq('id', id).maybeSingle())
  return row === null ? undefined : sleepSchema.parse(row)
}
