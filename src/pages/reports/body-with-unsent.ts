import type { MeasuredValue, Measurement } from '@/entities/measurement/measurement'
import type { ClientFigures } from '@/entities/progress/client-figures'
import { compareDays, type Day } from '@/shared/lib/day'
import { inTenths } from '@/shared/lib/tenths'
import type { ShownEntry } from '@/shared/log/read-unsent'
import { changesIn } from '@/shared/log/unsent-changes'
import { type DayTotals, noTotals } from '@/entities/progress/day-totals'
import type { RangeReport } from './queries'

type Body = Pick<RangeReport, 'days' | 'figures'>

type BodyOnScreen = Body & {
  /** Measurements that wait and are in the figures. */
  counted: number
  /** Measurements that wait and could not be counted. */
  uncounted: number
}

/** Measurements of the range that are in the figures as soon as they wait, and those that were replaced. */
type Turnover = { added: Measurement[]; removed: Measurement[] }

/**
 * Weight and waist with what waits on this device. A day's value is a mean that does not say of how many it is: one that waits
 * counts where the day has none, or where the only value of the day is the one that it replaces.
 */
export function bodyWithUnsent(
  { days, figures, range }: Body & Pick<RangeReport, 'range'>,
  entries: readonly ShownEntry<Measurement>[],
): BodyOnScreen {
  const changes = changesIn(entries, range)
  if (changes.ids.size === 0) return { days, figures, counted: 0, uncounted: 0 }
  const weight = turnoverOf('weight', days, changes)
  const waist = turnoverOf('waist', days, changes)
  const left = new Set([...weight.left, ...waist.left])
  const withBoth = shifted('waist', waist, shifted('weight', weight, days))
  return {
    days: withBoth,
    figures: {
      ...figures,
      ...weightsOf(courseOf('weight', weight, days, withBoth), figures),
      ...waistsOf(courseOf('waist', waist, days, withBoth), figures),
    },
    counted: changes.ids.size - left.size,
    uncounted: left.size,
  }
}

const on = (day: Day, rows: readonly Measurement[]) => rows.filter(({ date }) => date === day)

/** What of the changes can be counted, and the ids of the rest. */
function turnoverOf(
  of: MeasuredValue,
  days: readonly DayTotals[],
  changes: Turnover,
): Turnover & { left: string[] } {
  const [added, removed] = [changes.added, changes.removed].map((rows) =>
    rows.filter((row) => row[of] !== null),
  ) as [Measurement[], Measurement[]]
  const isCounted = ({ date }: Measurement) => {
    const stored = days.find(({ day }) => day === date)?.[of] ?? null
    const gone = on(date, removed)
    return stored === null || (gone.length === 1 && gone[0]?.[of] === stored)
  }
  return {
    added: added.filter(isCounted),
    removed: removed.filter(isCounted),
    left: [...added, ...removed].filter((row) => !isCounted(row)).map(({ id }) => id),
  }
}

/** @returns the days with their new values, oldest first */
function shifted(of: MeasuredValue, { added, removed }: Turnover, days: readonly DayTotals[]): DayTotals[] {
  const touched = new Set([...added, ...removed].map(({ date }) => date))
  const others = days.filter(({ day }) => !touched.has(day))
  const changed = [...touched].map((day): DayTotals => {
    const values = on(day, added).flatMap((row) => row[of] ?? [])
    const sum = values.reduce((all, value) => all + Math.round(value * 10), 0)
    const mean = values.length === 0 ? null : inTenths(sum / 10 / values.length)
    return {
      ...(days.find((one) => one.day === day) ?? { day, ...noTotals }),
      [of]: mean,
      [`${of}s`]: values.length,
    }
  })
  return [...others, ...changed].toSorted((a, b) => compareDays(a.day, b.day))
}

/** First and last of the range; undefined where it is as the backend says, null where there is none. */
type Course = {
  grownBy: number
  first: number | null | undefined
  last: number | null | undefined
  /** The day of `last`; undefined where the latest value is as the backend says. */
  lastDay: Day | null | undefined
}

function courseOf(
  of: MeasuredValue,
  { added, removed }: Turnover,
  before: readonly DayTotals[],
  after: readonly DayTotals[],
): Course {
  const has = (day: DayTotals) => day[of] !== null
  const valueOf = (day: DayTotals | undefined, was: DayTotals | undefined, at: 0 | -1) => {
    if (!day) return was && null
    const newest = on(day.day, added).toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    const row = newest.at(at)
    if (row) return row[of]
    return day.day === was?.day ? undefined : day[of]
  }
  const last = after.findLast(has)
  const value = valueOf(last, before.findLast(has), -1)
  return {
    grownBy: added.length - removed.length,
    first: valueOf(after.find(has), before.find(has), 0),
    last: value,
    lastDay: value === undefined ? undefined : (last?.day ?? null),
  }
}

const or = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value)

const weightsOf = ({ grownBy, first, last, lastDay }: Course, figures: ClientFigures) => ({
  weights: figures.weights + grownBy,
  first_weight: or(first, figures.first_weight),
  last_weight: or(last, figures.last_weight),
  latest_weight: or(last, figures.latest_weight),
  latest_weight_day: or(lastDay, figures.latest_weight_day),
})

const waistsOf = ({ grownBy, first, last, lastDay }: Course, figures: ClientFigures) => ({
  waists: figures.waists + grownBy,
  first_waist: or(first, figures.first_waist),
  last_waist: or(last, figures.last_waist),
  latest_waist: or(last, figures.latest_waist),
  latest_waist_day: or(lastDay, figures.latest_waist_day),
})
