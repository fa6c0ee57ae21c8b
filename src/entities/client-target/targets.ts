import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type TargetCourse, targetCourseSchema } from './target-course'
import { type Target, type TargetChange, targetChangeSchema, targetSchema } from './target'

/**
 * What a client's days are measured against, and were before: the own nutritionist's targets, else those that an earlier one set
 * last.
 * @param clientId whose; row level security decides whether they are seen
 * @returns oldest first; nothing where nobody has set any
 * @throws AppError
 */
export const listTargetCourse = async (clientId: string, signal?: AbortSignal): Promise<TargetCourse> =>
  targetCourseSchema.parse(await run(db().rpc('target_course', { client: clientId }), signal))

/**
 * What a nutritionist has set for a client.
 * @returns null without any, or where the caller may not see it
 * @throws AppError
 */
export async function findTarget(clientId: string, nutritionistId: string): Promise<Target | null> {
  const row = await run(
    db()
      .from('client_targets')
      .select()
      .eq('client_id', clientId)
      .eq('nutritionist_id', nutritionistId)
      .maybeSingle(),
  )
  return row === null ? null : targetSchema.parse(row)
}

/** How many changes of targets are read at most. */
const mostChanges = 200

/**
 * How a nutritionist's targets for a client have changed.
 * @returns newest first
 * @throws AppError
 */
export async function listTargetChanges(
  clientId: string,
  nutritionistId: string,
  signal?: AbortSignal,
): Promise<TargetChange[]> {
  const rows = await run(
    db()
      .from('client_target_history')
      .select()
      .eq('client_id', clientId)
      .eq('nutritionist_id', nutritionistId)
      .order('changed_at', { ascending: false })
      .limit(mostChanges),
    signal,
  )
  return z.array(targetChangeSchema).parse(rows)
}
