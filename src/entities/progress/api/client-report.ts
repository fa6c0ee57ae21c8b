import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'
import { type ClientReport, clientReportSchema } from '../model/client-report'
import type { ReportRange } from '../model/report-range'

/**
 * The caller's own days, summed.
 * @param today the last day, of the caller's calendar
 * @throws AppError
 */
export async function getClientReport(
  days: ReportRange,
  today: Day,
  signal?: AbortSignal,
): Promise<ClientReport> {
  return clientReportSchema.parse(await run(db().rpc('client_report', { to_day: today, days }), signal))
}
