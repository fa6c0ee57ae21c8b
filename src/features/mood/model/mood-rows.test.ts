import { i18n } from '@lingui/core'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { moodWindows } from '@/entities/mood/mood-window'
import type { ChartRow } from '@/shared/ui/charts/series'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { moodAxis } from '@/shared/ui/charts/axes'
import { createFormat } from '@/shared/i18n/format'
import { daysUpTo } from '@/shared/lib/day-window'
import { changeSentence, daysWithoutMood, type MoodKey, shownChange, shownMood, trendRows } from './mood-rows'

const felt = (date: string, before: number | null, after: number | null, mood: number | null = null) => ({
  date,
  before,
  after,
  change: before === null || after === null ? null : after - before,
  mood,
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the trend', () => {
  test.each([
    ['2026-03-29', '2026-04-01'],
    ['2026-10-25', '2026-10-28'],
  ])('has the day on which clocks change in Berlin once, in order: %s', (changed, today) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const rows = trendRows({ days: [felt(changed, 2, 4)] }, daysUpTo(today, 7))
    const days = rows.map(({ x }) => x)
    expect(days).toHaveLength(7)
    expect(new Set(days).size).toBe(7)
    expect(days).toEqual(days.toSorted())
    expect(rows.find(({ x }) => x === changed)).toEqual({ x: changed, before: 2, after: 4, mood: null })
  })

  test.each(moodWindows)('of %i days has that many rows and ends today', (days) => {
    const rows = trendRows({ days: [] }, daysUpTo('2026-11-28', days))
    expect(rows).toHaveLength(days)
    expect(rows.at(-1)?.x).toBe('2026-11-28')
    expect(daysWithoutMood(rows)).toBe(days)
  })

  test('keeps a day without a mood as a gap, and counts it', () => {
    const days = [
      felt('2026-11-25', 3, null),
      felt('2026-11-27', null, 4.5),
      felt('2026-11-28', null, null, 5),
    ]
    const rows = trendRows({ days }, daysUpTo('2026-11-28', 7))
    expect(rows.map(({ after }) => after)).toEqual([null, null, null, null, null, 4.5, null])
    expect(daysWithoutMood(rows)).toBe(4)
  })

  test('is said by its table to the same decimal', () => {
    const rows: ChartRow<MoodKey>[] = trendRows(
      { days: [felt('2026-11-28', 10 / 3, 4.25)] },
      daysUpTo('2026-11-28', 7),
    )
    const { rows: said } = chartTable({
      rows,
      series: [
        { key: 'before', label: 'Before meals', kind: 'carbs', digits: 1 },
        { key: 'after', label: 'After meals', kind: 'series', digits: 1 },
      ],
      head: 'Day',
      format: createFormat('en'),
      today: '2026-11-28',
    })
    expect(said.at(-1)).toEqual(['28 Nov', '3.3', '4.3'])
    expect(said[0]?.slice(1)).toEqual(['–', '–'])
    for (const { before } of rows) expect(before ?? 1).toBeLessThanOrEqual(moodAxis.domain[1])
  })
})

describe('the change after eating', () => {
  beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

  test.each([
    [0.05, 0.1],
    [0.04, 0],
    [-0.05, -0.1],
    [-0.04, 0],
    [1.15, 1.2],
    [-4, -4],
  ])('%s is shown as %s', (change, shown) => {
    expect(shownChange(change)).toBeCloseTo(shown, 10)
  })

  test.each([
    [1.2, /better after meals, by 1.2 points/],
    [-1.2, /worse after meals, by 1.2 points/],
    [0.04, /leave the mood as it is/],
    [-0.04, /leave the mood as it is/],
    [null, /before and after shows/],
  ])('of %s is told truly', (change, words) => {
    expect(i18n._(changeSentence(change, '1.2 points'))).toMatch(words)
  })
})

test.each([
  [4.46, 'great'],
  [4.44, 'good'],
  [2.45, 'neutral'],
  [1, 'terrible'],
])('a mean of %s has the word of the figure that is shown', (mean, mood) => {
  expect(shownMood(mean)).toBe(mood)
})
