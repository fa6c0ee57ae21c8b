import { expect, test } from 'vitest'
import { daySeries } from './day-series'

test('every day of the window has a row, in order, null where nothing is known', () => {
  const points = [
    { day: '2026-03-30', weight: 70.2 },
    { day: '2026-03-28', weight: 70.5, waist: 80 },
  ]
  expect(daySeries('2026-03-28', '2026-03-31', points, ['weight', 'waist'])).toEqual([
    { x: '2026-03-28', weight: 70.5, waist: 80 },
    { x: '2026-03-29', weight: null, waist: null },
    { x: '2026-03-30', weight: 70.2, waist: null },
    { x: '2026-03-31', weight: null, waist: null },
  ])
})

test('a zero is a figure, not a gap', () => {
  expect(daySeries('2026-01-01', '2026-01-01', [{ day: '2026-01-01', burned: 0 }], ['burned'])).toEqual([
    { x: '2026-01-01', burned: 0 },
  ])
})

test('what lies outside the window is left out', () => {
  const points = [
    { day: '2025-12-31', kcal: 1 },
    { day: '2026-01-02', kcal: 2 },
  ]
  expect(daySeries('2026-01-01', '2026-01-01', points, ['kcal'])).toEqual([{ x: '2026-01-01', kcal: null }])
})

test('of two points for one day the later in the list stands', () => {
  const points = [
    { day: '2026-01-01', kcal: 1 },
    { day: '2026-01-01', kcal: 2 },
  ]
  expect(daySeries('2026-01-01', '2026-01-01', points, ['kcal'])[0]?.kcal).toBe(2)
})

test('a window that ends before it starts has no rows', () => {
  expect(daySeries('2026-01-02', '2026-01-01', [], ['kcal'])).toEqual([])
})
