import type { AimKey, TargetChange } from '@/entities/client-target/target'
import { type Day, shiftDay, toDay } from '@/shared/lib/day'
import type { ChartRow } from '@/shared/ui/charts/series'
import { daySeries } from '@/shared/ui/charts/day-series'
import { type ContentKey, contentOf, differences, type TargetContent } from './target-form'

/** The least that the line of a target shows, days. */
const leastDays = 30

/**
 * The course of one target: what stood at the end of each day, from the first change or the last 30 days on, whichever
 * is longer; null before anything was set and while that target is not set.
 * @param changes newest first
 * @param today the reader's day
 */
export function stepsOf(changes: readonly TargetChange[], key: AimKey, today: Day): ChartRow<'value'>[] {
  const oldestFirst = changes.toReversed()
  const byDay = new Map(oldestFirst.map((change) => [toDay(new Date(change.changed_at)), change[key]]))
  const first = [shiftDay(today, 1 - leastDays), ...byDay.keys()].toSorted()[0] ?? today
  let standing: number | null = null
  return daySeries(first, today, [], ['value']).map(({ x }) => {
    standing = byDay.has(x) ? (byDay.get(x) ?? null) : standing
    return { x, value: standing }
  })
}

/** What one change has changed, against the one before it. */
export type ChangeOfTargets = {
  id: string
  /** Instant, ISO */
  at: string
  lines: { key: ContentKey; before: TargetContent; after: TargetContent }[]
}

/**
 * @param changes newest first
 * @returns newest first; the oldest says what was set at first
 */
export const listChanges = (changes: readonly TargetChange[]): ChangeOfTargets[] =>
  changes.map((change, index) => {
    const [before, after] = [contentOf(changes[index + 1]), contentOf(change)]
    return {
      id: change.id,
      at: change.changed_at,
      lines: differences(before, after).map((key) => ({ key, before, after })),
    }
  })
