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

test('values that are near enough make one line', () => {
  expect(sparkPaths([1, null, 3, null, null, 2], 2)).toEqual({
    line: 'M0 100L20 50L40 0M100 50M100 50h0',
    bridges: 'M40 0L100 50',
    end: 'M100 50h0',
  })
})

test('a million and 365 days stay in the square', () => {
  const values = Array.from({ length: 365 }, (_, index) => (index === 200 ? 1e6 : 1))
  const places = sparkPaths(values)
    .line.match(/[\d.]+/g)!
    .map(Number)
  expect(places).toHaveLength(365 * 2)
  expect(Math.min(...places)).toBe(0)
  expect(Math.max(...places)).toBe(100)
})
