import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { listLogWindow } from '@/shared/api/log-window'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { type MoodEntry, moodEntrySchema } from '../model/mood-entry'

/**
 * @param userId whose entries; row level security decides whether they are seen
 * @param from the first day
 * @param to the last day, which is included
 * @returns the latest day first, and of a day the newest first
 * @throws AppError
 */
export async function listMoodEntries(
  userId: string,
  from: Day,
  to: Day,
  signal?: AbortSignal,
): Promise<MoodEntry[]> {
  return z.array(moodEntrySchema).parse(await listLogWindow('mood_entries', userId, from, to, signal))
}

/**
 * @returns the entry as it is stored now; undefined when there is none of that id that the user may see
 * @throws AppError
 */
export async function findMoodEntry(id: string): Promise<MoodEntry | undefined> {
  const row = await run(db().from('mood_entries').select().eq('id', id).maybeSingle())
  return row === null ? undefined : moodEntrySchema.parse(row)
}
