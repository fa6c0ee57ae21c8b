import { expect, test } from 'vitest'
import { daysByTarget } from './days-by-target'

const eaten = (...calories: (number | null)[]) => calories.map((each) => ({ calories: each }))

test('90 and 110 % of the target are near it, less is below, more is above', () => {
  expect(daysByTarget(eaten(1799.9, 1800, 2000, 2200, 2200.1), 2000)).toEqual({ below: 1, near: 3, above: 1 })
})

test('a day without a meal counts nowhere; a logged zero is below', () => {
  expect(daysByTarget(eaten(null, null, 0), 2000)).toEqual({ below: 1, near: 0, above: 0 })
})
