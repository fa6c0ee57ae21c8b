import { expect, test } from 'vitest'
import { stepsOf } from './target-steps'

test('a target is one level line over all rows', () => {
  expect(stepsOf({ value: 2000 }, 3)).toEqual([{ value: 2000, from: 0, to: 2 }])
  expect(stepsOf({ value: 2000 }, 0)).toEqual([])
})

test('a target that stepped has a part for each time it stood; before the first there is no line', () =>
  expect(stepsOf({ value: 1500, steps: [null, 2000, 2000, 1500, null, 1500] }, 6)).toEqual([
    { value: 2000, from: 1, to: 2 },
    { value: 1500, from: 3, to: 3 },
    { value: 1500, from: 5, to: 5 },
  ]))
