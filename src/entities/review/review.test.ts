import { expect, test } from 'vitest'
import { readDistribution } from './review'
import { reviewDay } from './model/review-day'

test('a number of stars that nobody gave counts 0', () => {
  expect(readDistribution([])).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })
  expect(
    readDistribution([
      { rating: 5, review_count: 12 },
      { rating: 2, review_count: 1 },
    ]),
  ).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0, 5: 12 })
})

test('six stars are no answer', () => {
  expect(() => readDistribution([{ rating: 6, review_count: 1 }])).toThrow()
})

test('an anonymous review keeps its day in every zone', () => {
  expect(reviewDay({ anonymous: true, created_at: '2026-12-02T00:00:00.000Z' })).toBe('2026-12-02')
})
