import type { QueryClient } from '@tanstack/react-query'
import { clientFiguresSchema } from '@/entities/progress/client-figures'
import type { ReportRange } from '@/entities/progress/report-range'
import { compareDays, type Day } from '@/shared/lib/day'
import { daysUpTo } from '@/shared/lib/day-window'
import type { DayTotals } from '@/entities/progress/day-totals'
import { type RangeReport, reportKeys } from './queries'

/** A report, or what this device knows of one that was not read. */
export type KnownReport = RangeReport & {
  /** Where it was not read: whether an earlier one was, which has the targets of then and most of the days. */
  unread?: { hasEarlier: boolean }
}

/** Without a report, of today or an earlier day, nobody knows whether the user has targets. */
export const knowsTargets = ({ unread }: KnownReport): boolean => unread?.hasEarlier !== false

/**
 * What this device knows of a report that it could not read: the days in its range of the latest earlier report that reaches as far
 * back, with the targets of then.
 * @param client whose cache is looked into; nothing is asked for
 */
export function reportOnDevice(
  client: QueryClient,
  userId: string,
  length: ReportRange,
  today: Day,
): KnownReport {
  const range = daysUpTo(today, length)
  const earlier = client
    .getQueriesData<RangeReport>({ queryKey: reportKeys.ofUser(userId) })
    .flatMap(([, report]) => report ?? [])
    .filter((report) => report.range.from <= range.from && report.range.to <= today)
    .toSorted((a, b) => compareDays(b.range.to, a.range.to))
    .at(0)
  const days = earlier?.days.filter(({ day }) => day >= range.from) ?? []
  return {
    days,
    figures: { ...(earlier?.figures ?? noFigures(userId, today)), ...endsOf(days) },
    target_course: earlier?.target_course ?? [],
    first_entry_day: earlier?.first_entry_day ?? null,
    devices: earlier?.devices ?? 0,
    moods: undefined,
    length,
    range,
    today,
    unread: { hasEarlier: earlier !== undefined },
  }
}

/** The first and last values of other days than those that the figures are of. */
function endsOf(days: readonly DayTotals[]) {
  const weights = days.flatMap(({ weight }) => weight ?? [])
  const waists = days.flatMap(({ waist }) => waist ?? [])
  return {
    first_weight: weights.at(0) ?? null,
    last_weight: weights.at(-1) ?? null,
    first_waist: waists.at(0) ?? null,
    last_waist: waists.at(-1) ?? null,
  }
}

const noFigures = (userId: string, today: Day) =>
  clientFiguresSchema.parse({
    client_id: userId,
    last_day: today,
    active: false,
    weights: 0,
    waists: 0,
    food_days: 0,
    judged_food_days: 0,
    rate_days: 0,
    exercise_days: 0,
    judged_minutes_days: 0,
    judged_burned_days: 0,
  })
