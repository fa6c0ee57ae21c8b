import { describe, expect, test } from 'vitest'
import { daysBetween, shiftDay } from '../../../lib/day'
import { daySeries } from '../day-series'
import { dayStyleOf, dayTicks } from './day-ticks'

const window = (days: number) =>
  daySeries(shiftDay('2026-11-27', 1 - days), '2026-11-27', [], []).map(({ x }) => x)

/** A phone of 375 px leaves about 250 px for the axis. */
describe.each([250, 870])('on an axis of %i px', (width) => {
  test.each([3, 7, 14, 30, 90, 365])('the labels of %i days do not touch and end at the last day', (days) => {
    const labelWidth = dayStyleOf(days) === 'weekday' ? 30 : 60
    const all = window(days)
    const ticks = dayTicks(all, width, labelWidth)
    expect(ticks.at(-1)).toBe('2026-11-27')
    expect(ticks.length).toBeGreaterThan(2)
    const distances = ticks.slice(1).map((tick, index) => daysBetween(ticks[index]!, tick))
    expect(new Set(distances).size).toBe(1)
    expect((distances[0]! * width) / days).toBeGreaterThanOrEqual(labelWidth)
  })
})

test('every day of a week is labelled', () => {
  expect(dayTicks(window(7), 250, 30)).toHaveLength(7)
})

test('a month is labelled by weeks on a phone, by four days on a wide screen', () => {
  expect(dayTicks(window(30), 250, 56)).toEqual([
    '2026-10-30',
    '2026-11-06',
    '2026-11-13',
    '2026-11-20',
    '2026-11-27',
  ])
  expect(dayTicks(window(30), 870, 56)).toHaveLength(8)
})

test('one day is labelled, none has no labels', () => {
  expect(dayTicks(['2026-11-27'], 250, 56)).toEqual(['2026-11-27'])
  expect(dayTicks([], 250, 56)).toEqual([])
})

test('where there is room for one label, the last day has it', () => {
  expect(dayTicks(window(30), 40, 56)).toEqual(['2026-11-27'])
})
