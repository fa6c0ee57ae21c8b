import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type Analytics, analyticsSchema } from '../model/analytics'
import type { ReportRange } from '../model/report-range'

/**
 * The caller's clients, summed; nobody for a caller without any.
 * @param days of each client, up to their own today
 * @param clientId only theirs; of all clients when null
 * @throws AppError
 */
export async function getAnalytics(
  days: ReportRange,
  clientId: string | null,
  signal?: AbortSignal,
): Promise<Analytics> {
  const whose = clientId === null ? {} : { client: clientId }
  return analyticsSchema.parse(await run(db().rpc('coach_analytics', { days, ...whose }), signal))
}
