import { expect, test } from 'vitest'
import { sparkPaths } from './spark-paths'

test('the least value lies at the bottom, the greatest at the top, the latest has a dot', () => {
  expect(sparkPaths([70, 72, 71])).toEqual({ line: 'M0 100L50 0L100 50', bridges: '', end: 'M100 50h0' })
})

test('missing days are bridged, and what stands between two gaps is a dot', () => {
  expect(sparkPaths([1, 2, null, 3, null])).toEqual({
    line: 'M0 100L25 50M75 0M75 0h0',
    bridges: 'M25 50L75 0',
    end: 'M75 0h0',
  })
})

test('equal values and a single one lie in the middle', () => {
  expect(sparkPaths([5, 5]).line).toBe('M0 50L100 50')
  expect(sparkPaths([5])).toEqual({ line: 'M50 50M50 50h0', bridges: '', end: 'M50 50h0' })
})

test('nothing is drawn without values', () => {
  const nothing = { line: '', bridges: '', end: '' }
  expect(sparkPaths([])).toEqual(nothing)
  expect(sparkPaths([null, null])).toEqual(nothing)
})
