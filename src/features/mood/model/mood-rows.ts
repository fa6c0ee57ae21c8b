import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { type Mood, moodOfMean } from '@/entities/mood/mood'
import type { Day } from '@/shared/lib/day'
import { inTenths } from '@/shared/lib/tenths'
import type { ChartRow } from '@/shared/ui/charts/series'
import { daySeries } from '@/shared/ui/charts/day-series'

export type MoodKey = 'before' | 'after' | 'mood'

/** The trend's rows: every day of the window once, in order, null where no mood was logged. */
export function trendRows(
  { days }: { days: readonly Pick<ClientMoods['days'][number], 'date' | MoodKey>[] },
  { from, to }: { from: Day; to: Day },
): ChartRow<MoodKey>[] {
  const points = days.map(({ date, before, after, mood }) => ({ day: date, before, after, mood }))
  return daySeries(from, to, points, ['before', 'after', 'mood'])
}

/** How many days of the window have no mood at all: the gaps of the trend. */
export const daysWithoutMood = (rows: readonly ChartRow<MoodKey>[]): number =>
  rows.filter(({ before, after, mood }) => before === null && after === null && mood === null).length

/** A change as the reader sees it, one decimal: what rounds to zero is none. */
export const shownChange = (change: number): number =>
  (Math.round(Math.abs(change) * 10) * Math.sign(change)) / 10

/** The mood that a mean stands for, as the reader sees the mean: 4.46 is shown as 4.5, and so is its word. */
export const shownMood = (mean: number): Mood => moodOfMean(inTenths(mean))

/**
 * What meals do to the mood, in words; a change is after minus before.
 * @param change mean over the meals that have both moods, null without any
 * @param points its amount as the reader sees it, written
 */
export function changeSentence(change: number | null, points: string): MessageDescriptor {
  if (change === null) return msg`A meal with a mood before and after shows what it changes.`
  const shown = shownChange(change)
  if (shown > 0) return msg`The mood is better after meals, by ${points} on average.`
  if (shown < 0) return msg`The mood is worse after meals, by ${points} on average.`
  return msg`Meals leave the mood as it is, on average.`
}
