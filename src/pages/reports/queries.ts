import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { keepMoods } from '@/entities/mood/queries'
import type { ReportRange } from '@/entities/progress/report-range'
import { sumsTables } from '@/shared/api/query-client'
import type { Day } from '@/shared/lib/day'
import { daysUpTo } from '@/shared/lib/day-window'
import { type ClientReport, getClientReport } from './client-report'

/** A report with the range that it is of: while another range loads, the old one stays on screen. */
export type RangeReport = ClientReport & {
  length: ReportRange
  range: { from: Day; to: Day }
  /** The last day of the range, which is not over. */
  today: Day
}

export const reportKeys = {
  /** The reports of every range that were read. */
  ofUser: (userId: string) => ['client_report', { userId }] as const,
}

export const reportQueries = {
  /** Everything that a client's reports show of a range, in one call; the moods in it are kept for the mood panel. */
  range: (userId: string, days: ReportRange, today: Day) =>
    queryOptions({
      queryKey: [...reportKeys.ofUser(userId), days, today] as const,
      queryFn: async ({ client, signal }): Promise<RangeReport> => {
        const report = await getClientReport(days, today, signal)
        keepMoods(client, userId, days, today, report.moods)
        return { ...report, length: days, range: daysUpTo(today, days), today }
      },
      placeholderData: keepPreviousData,
      meta: sumsTables,
      refetchOnReconnect: 'always', // a report that could not be read
      refetchOnWindowFocus: 'always', // two browsers of one account agree
    }),
}
