import * as z from 'zod/mini'
import { listLogWindow } from '@/shared/api/log-window'
import type { Day } from '@/shared/lib/day'
import { type Sleep, sleepSchema } from '../sleep'

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
