import { expect, test } from 'vitest'
import { noAims } from '@/entities/client-target/target'
import { daysByTarget } from './days-by-target'

const aim = (from_day: string, target_daily_calories: number | null) => ({
  ...noAims,
  from_day,
  target_daily_calories,
})
const eaten = (...calories: (number | null)[]) =>
  calories.map((each, index) => ({ day: `2026-11-2${index}`, calories: each }))
const today = '2026-11-29'

test('90 and 110 % of the target are near it, less is below, more is above', () =>
  expect(daysByTarget(eaten(1799.9, 1800, 2000, 2200, 2200.1), [aim('2026-11-01', 2000)], today)).toEqual({
    below: ['2026-11-20'],
    near: ['2026-11-21', '2026-11-22', '2026-11-23'],
    above: ['2026-11-24'],
    unjudged: [],
  }))

test('a day without a meal counts nowhere, and neither does today; a logged zero is below', () =>
  expect(
    daysByTarget([...eaten(null, 0), { day: today, calories: 300 }], [aim('2026-11-01', 2000)], today),
  ).toEqual({
    below: ['2026-11-21'],
    near: [],
    above: [],
    unjudged: [],
  }))

test('each day is judged against the target of its end, and before the first against nothing', () =>
  expect(
    daysByTarget(
      eaten(2000, 2000, 1500, 2000),
      [aim('2026-11-21', 2000), aim('2026-11-22', 1500), aim('2026-11-23', null)],
      today,
    ),
  ).toEqual({
    below: [],
    near: ['2026-11-21', '2026-11-22'],
    above: [],
    unjudged: ['2026-11-20', '2026-11-23'],
  }))
