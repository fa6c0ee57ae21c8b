import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReportRange } from '@/entities/progress/report-range'
import type { Day } from '@/shared/lib/day'
import { useIsOutOfReach } from '@/shared/lib/use-is-out-of-reach'
import { reportQueries } from './queries'
import { reportOnDevice } from './report-on-device'
import { type ReportOnScreen, reportWithUnsent } from './report-with-unsent'
import { useUnsentOfReport } from './use-unsent-of-report'

/** A range of the user's days with what waits on this device; where it cannot be read, what this device knows of it. */
export function useReport(userId: string, days: ReportRange, today: Day) {
  const client = useQueryClient()
  const query = reportQueries.range(userId, days, today)
  const read = useQuery(query)
  const unsent = useUnsentOfReport()
  const isOutOfReach = useIsOutOfReach(read)
  const known = read.data ?? (isOutOfReach ? reportOnDevice(client, userId, days, today) : undefined)
  const report = known && reportWithUnsent(known, unsent)
  return {
    read,
    /** Undefined while it loads, and where nothing is known of it. */
    report: report && isEmpty(report) ? undefined : report,
    hasFailed: read.isError && !read.data && !read.isFetching,
    /** Reads it anew, with what waits. */
    readAnew: async () => reportWithUnsent(await client.fetchQuery(query), unsent),
  }
}

/** Nothing is known of a report that was not read, not even from an earlier one. */
const isEmpty = ({ unread, days, uncounted }: ReportOnScreen): boolean =>
  unread?.hasEarlier === false && days.length + uncounted === 0
