import { describe, expect, test } from 'vitest'
import { dailyTargets } from './daily-targets'
import { atLeastStatus, bodyStatus, caloriesStatus, standings } from './target-status'

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
  [1799, 'attention'],
  [2201, 'attention'],
  [null, null],
])('a mean of %s kcal against 2000 is %s', (mean, status) => expect(caloriesStatus(2000, mean)).toBe(status))

test.each([
  [150, 'achieved'],
  [149, 'onTrack'],
  [120, 'onTrack'],
  [119, 'attention'],
  [null, null],
])('%s of 150 is %s', (reached, status) => expect(atLeastStatus(150, reached)).toBe(status))

test('80 % is met exactly, also of what has no exact tenth: 2.4 of 3', () =>
  expect(atLeastStatus(3, 2.4)).toBe('onTrack'))

test('a target of nothing is always achieved', () => expect(atLeastStatus(0, 0)).toBe('achieved'))

test('stands for every target, set or not: weekly minutes over all days, means over logged ones', () => {
  const aims = {
    target_weight: 70,
    target_waist: null,
    target_weekly_exercise_minutes: 150,
    target_daily_calories: 2000,
    target_daily_calories_burned: 300,
  }
  const sums = {
    start_weight: 81,
    first_weight: 80,
    last_weight: 79,
    latest_weight: 79,
    start_waist: null,
    first_waist: null,
    last_waist: null,
    latest_waist: null,
    mean_calories: 2500,
    mean_calories_burned: 310,
    exercise_minutes: 120,
  }
  const rows = standings(aims, sums, 28)
  expect(rows.map(({ now, status }) => [now, status])).toEqual([
    [79, 'onTrack'],
    [null, null],
    [30, 'attention'],
    [2500, 'attention'],
    [310, 'achieved'],
  ])
})

test('a day is measured against the coach’s targets, else against 2,000 and 500 kcal', () => {
  expect(dailyTargets(null)).toEqual({ eaten: 2000, burned: 500 })
  expect(dailyTargets({ target_daily_calories: 1800, target_daily_calories_burned: null })).toEqual({
    eaten: 1800,
    burned: 500,
  })
})
