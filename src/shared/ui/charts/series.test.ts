import { expect, test } from 'vitest'
import { figureOf, figuresOf, hasNoFigures } from './series'

const rows = [
  { x: '2026-11-26', kcal: 0, sleep: null },
  { x: '2026-11-27', kcal: 320.5, sleep: null },
]

test('the figures of a series come in the order of the rows', () => {
  expect(figuresOf(rows, 'kcal')).toEqual([0, 320.5])
  expect(figuresOf(rows, 'sleep')).toEqual([null, null])
})

test('what is not a number is no figure', () => {
  expect(figureOf({ x: 'a' }, 'kcal')).toBeNull()
  expect(figureOf({ x: 'a' }, 'x')).toBeNull()
  expect(figureOf(Object.assign({ x: 'a' }, { kcal: Number.NaN }), 'kcal')).toBeNull()
})

test('a chart is empty when no series has a figure; a zero is one', () => {
  expect(hasNoFigures(rows, [{ key: 'sleep' }])).toBe(true)
  expect(hasNoFigures(rows, [{ key: 'sleep' }, { key: 'kcal' }])).toBe(false)
  expect(hasNoFigures(rows.slice(0, 1), [{ key: 'kcal' }])).toBe(false)
  expect(hasNoFigures([], [{ key: 'kcal' }])).toBe(true)
})
