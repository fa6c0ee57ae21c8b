import { expect, test } from 'vitest'
import { dayBalance } from './day-balance'

const aimingAt = (kcal: number) => ({
  target_weight: null,
  target_daily_calories: kcal,
  target_daily_calories_burned: null,
})

test.each([
  [0, 0, 'nothing', 2000],
  [1, 0, 'left', 2000],
  [2, 1320, 'left', 680],
  [2, 1319.5, 'left', 680],
  [3, 1799, 'left', 201],
  [3, 1800, 'nearly', 200],
  [3, 1999.6, 'reached', 0],
  [3, 2000, 'reached', 0],
  [3, 2004, 'past', 4],
  [4, 2200, 'past', 200],
  [4, 2240.4, 'over', 240],
])('%i meals of %s kcal: %s, %i kcal from 2,000', (meals, calories, food, kcal) => {
  expect(dayBalance({ meals, calories, targets: null })).toEqual({ food, kcal })
})

test('the coach’s target stands in for 2,000', () => {
  expect(dayBalance({ meals: 1, calories: 1600, targets: aimingAt(1500) })).toEqual({
    food: 'past',
    kcal: 100,
  })
})
