import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { type DailyTotals, dailyTotalsSchema } from '../daily-totals'

/**
 * @param clientId whose days; row level security decides whether they are seen
 * @param from the first day
 * @param to the last day, which is included
 * @returns the days that have any entry, ascending
 * @throws AppError
 */
export async function listDailyTotals(
  clientId: string,
  from: Day,
  to: Day,
  signal?: AbortSignal,
): Promise<DailyTotals[]> {
  const range = { client_ids: [clientId], from_day: from, to_day: to }
  return z.array(dailyTotalsSchema).parse(await run(db().rpc('daily_totals', range), signal))
}
