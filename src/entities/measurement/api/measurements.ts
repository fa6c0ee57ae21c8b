import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { readAll } from '@/shared/api/read-all'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { type Measurement, measurementSchema } from '../measurement'

/**
 * All of a user's measurements: the change of a value may reach back to any of them.
 * @param userId whose; row level security decides whether they are seen
 * @returns newest first
 * @throws AppError
 */
export async function listMeasurements(userId: string, signal?: AbortSignal): Promise<Measurement[]> {
  const rows = await readAll((first, last) =>
    run(
      db()
        .from('measurements')
        .select()
        .eq('user_id', userId)
        .order('date', { ascending: false })
        .order('created_at', { ascending: false })
        .order('id')
        .range(first, last),
      signal,
    ),
  )
  return z.array(measurementSchema).parse(rows)
}

/**
 * A user's measurements from a day on, for a chart.
 * @param from the first day
 * @returns oldest first
 * @throws AppError
 */
export async function listMeasurementsSince(
  userId: string,
  from: Day,
  signal?: AbortSignal,
): Promise<Measurement[]> {
  const rows = await run(
    db()
      .from('measurements')
      .select()
      .eq('user_id', userId)
      .gte('date', from)
      .order('date')
      .order('created_at')
      .order('id'),
    signal,
  )
  return z.array(measurementSchema).parse(rows)
}
