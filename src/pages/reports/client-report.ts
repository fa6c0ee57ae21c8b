import * as z from 'zod/mini'
import { targetCourseSchema } from '@/entities/client-target/target-course'
import { clientFiguresSchema } from '@/entities/progress/client-figures'
import { dayTotalsSchema } from '@/entities/progress/day-totals'
import type { ReportRange } from '@/entities/progress/report-range'
import { db } from '@/shared/api/backend'
import { numeric } from '@/shared/api/row-fields'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'

/** A range of a client's days, as the database function client_report sums it. */
export const clientReportSchema = z.object({
  /** Oldest first; a day without any entry has none. */
  days: z.array(dayTotalsSchema),
  figures: clientFiguresSchema,
  target_course: targetCourseSchema,
  /** The first day with an entry other than sleep; null without any. */
  first_entry_day: z.nullable(z.iso.date()),
  /** How many wearables are connected. */
  devices: numeric,
  /** The moods of the range, as the mood panel reads them. */
  moods: z.unknown(),
})

export type ClientReport = z.output<typeof clientReportSchema>

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
