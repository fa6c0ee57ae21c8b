import type { Day } from '../lib/day'
import { db } from './backend'
import { run } from './run'

/**
 * The entries of a log on a run of days.
 * @param table the log
 * @param userId whose entries; row level security decides whether they are seen
 * @param from the first day
 * @param to the last day, which is included
 * @returns the rows, the latest day first, and of a day the newest first
 * @throws AppError
 */
export function listLogWindow(
  table: 'exercise_entries' | 'mood_entries' | 'sleep_entries',
  userId: string,
  from: Day,
  to: Day,
  signal?: AbortSignal,
) {
  return run(
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
}
