import * as z from 'zod/mini'
import { numeric } from '@/shared/api/row-fields'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'

const figure = z.nullable(numeric)

/** The sums of one client and day, as the database function daily_totals has them; null where there is no such entry. */
export const dailyTotalsSchema = z.object({
  user_id: z.string(),
  date: z.iso.date(),
  meals: figure,
  /** kcal */
  calories: figure,
  protein_grams: figure,
  carbs_grams: figure,
  fat_grams: figure,
  exercises: figure,
  exercise_minutes: figure,
  /** kcal */
  calories_burned: figure,
})

export type DailyTotals = z.output<typeof dailyTotalsSchema>

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
