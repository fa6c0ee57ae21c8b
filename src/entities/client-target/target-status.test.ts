import { describe, expect, test } from 'vitest'
import { dailyTargets } from './daily-targets'
import { atLeastStatus, bodyStatus, caloriesStatus, eatenBarKind, nearness } from './target-status'

const course = (change: Partial<Parameters<typeof bodyStatus>[1]>) => ({
  start: 82,
  first: 80,
  last: 79,
  latest: 79,
  ...change,
})

describe('weight and waist', () => {
  test.each([
    ['is achieved at the target, from above', 79, {}, 'achieved'],
    ['is achieved beyond it', 79.5, {}, 'achieved'],
    ['is achieved from below', 79, { start: 70, first: 75 }, 'achieved'],
    ['stays achieved although the whole range lies beyond it', 81, {}, 'achieved'],
    ['is achieved while who began at the target is at it', 80, { start: 80, latest: 80 }, 'achieved'],
    ['needs attention when who began at the target stays off it', 75, { start: 75, first: 79 }, 'attention'],
    ['is on track when it came nearer', 70, {}, 'onTrack'],
    ['is on track when it came nearer by a tenth', 70, { first: 79.1 }, 'onTrack'],
    ['needs attention when it stands still', 70, { first: 79 }, 'attention'],
    ['needs attention when it went away', 70, { first: 78 }, 'attention'],
    ['needs attention when nothing was measured in the range', 70, { first: null, last: null }, 'attention'],
    ['takes the first of the range without a first of the connection', 79, { start: null }, 'achieved'],
  ])('%s', (_, target, change, status) => expect(bodyStatus(target, course(change))).toBe(status))

  test('has no status before the first measurement', () =>
    expect(bodyStatus(70, { start: null, first: null, last: null, latest: null })).toBeNull())
})

test.each([
  [2000, 'achieved'],
  [1960, 'achieved'],
  [2040, 'achieved'],
  [1959, 'onTrack'],
  [1800, 'onTrack'],
  [2200, 'onTrack'],
  [1799.9, 'attention'],
  [2200.1, 'attention'],
])('%s kcal against 2000 are %s', (eaten, status) => expect(caloriesStatus(2000, eaten)).toBe(status))

test.each([
  [1704, 1700, 'near'],
  [340, 1700, 'below'],
  [1792, 2000, 'below'],
  [1800, 2000, 'near'],
  [2200.1, 2000, 'above'],
])('%s of %s kcal are %s', (eaten, target, where) => expect(nearness(target, eaten)).toBe(where))

test('a bar is orange on a day that missed its target, and today only above it', () =>
  expect(
    [340, 1600, 1871].flatMap((eaten) => [eatenBarKind(1700, eaten, true), eatenBarKind(1700, eaten, false)]),
  ).toEqual(['warn', 'series', 'series', 'series', 'warn', 'warn']))

test.each([
  [150, 'achieved'],
  [149, 'onTrack'],
  [120, 'onTrack'],
  [119, 'attention'],
])('%s of 150 is %s', (reached, status) => expect(atLeastStatus(150, reached)).toBe(status))

test('80 % is met exactly, also of what has no exact tenth: 2.4 of 3', () =>
  expect(atLeastStatus(3, 2.4)).toBe('onTrack'))

test('a target of nothing is always achieved', () => expect(atLeastStatus(0, 0)).toBe('achieved'))

test('a day is measured against the coach’s targets, else against 2,000 and 500 kcal', () => {
  expect(dailyTargets(null)).toEqual({ eaten: 2000, burned: 500 })
  expect(dailyTargets({ target_daily_calories: 1800, target_daily_calories_burned: null })).toEqual({
    eaten: 1800,
    burned: 500,
  })
})
