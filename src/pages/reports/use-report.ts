import { useQuery, useQueryClient } from '@tanstack/react-query'
import { exerciseStore } from '@/entities/exercise/store'
import { mealStore } from '@/entities/meal/store'
import { measurementStore } from '@/entities/measurement/store'
import type { ReportRange } from '@/entities/progress/report-range'
import { sleepStore } from '@/entities/sleep/store'
import type { Day } from '@/shared/lib/day'
import { useIsOutOfReach } from '@/shared/lib/use-is-out-of-reach'
import { useUnsentEntries } from '@/shared/log/read-unsent'
import { reportQueries } from './queries'
import { reportOnDevice } from './report-on-device'
import { type ReportOnScreen, reportWithUnsent, type UnsentOfReport } from './report-with-unsent'

/** What waits on this device of the logs that a report counts. */
const useUnsentOfReport = (): UnsentOfReport => ({
  meals: useUnsentEntries(mealStore),
  exercises: useUnsentEntries(exerciseStore),
  sleeps: useUnsentEntries(sleepStore),
  measurements: useUnsentEntries(measurementStore),
})

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
