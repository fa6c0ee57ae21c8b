import { expect, test } from 'vitest'
import { readNumberFilter } from './number-filter'

test.each([
  ['', 'minYears', {}],
  ['7', 'minYears', { value: 7 }],
  ['0', 'maxYears', { value: 0 }],
  ['2,5', 'minYears', { problem: 'notWhole' }],
  ['2,5', 'maxRate', { value: 2.5 }],
  ['-1', 'minRate', { problem: 'negative' }],
  ['81', 'maxYears', { problem: 'tooLarge' }],
  ['1,800', 'maxYears', { problem: 'tooLarge' }],
  ['1,800', 'maxRate', { problem: 'ambiguous' }],
  ['ten', 'minRate', { problem: 'notNumber' }],
] as const)('%j as %s is %j', (typed, name, read) => {
  expect(readNumberFilter(typed, name)).toEqual(read)
})
