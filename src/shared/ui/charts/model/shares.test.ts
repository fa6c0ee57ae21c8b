import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arcsOf, wholePercents } from './shares'

test('what rounding leaves over goes where most was lost', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(wholePercents([68, 142, 53])).toEqual([26, 54, 20])
})

test('nothing to share is zero everywhere', () => {
  expect(wholePercents([0, 0])).toEqual([0, 0])
  expect(wholePercents([])).toEqual([])
})

test('percents add up to 100 and lie within one of the exact share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 1 }), (values) => {
      const total = values.reduce((sum, value) => sum + value, 0)
      fc.pre(total > 0)
      const percents = wholePercents(values)
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
      for (const [index, percent] of percents.entries())
        expect(Math.abs(percent - (values[index]! / total) * 100)).toBeLessThan(1)
    }),
  )
})

test('arcs follow each other around the circle with a thin gap between them', () => {
  expect(arcsOf([1, 0, 3])).toEqual([
    { start: 0, length: 24.2 },
    { start: 25, length: 0 },
    { start: 25, length: 74.2 },
  ])
})

test('one part alone closes the circle, a tiny one stays visible, nothing has no arc', () => {
  expect(arcsOf([5])).toEqual([{ start: 0, length: 100 }])
  expect(arcsOf([1, 199])[0]).toEqual({ start: 0, length: 0.25 })
  expect(arcsOf([0, 0])).toEqual([
    { start: 0, length: 0 },
    { start: 0, length: 0 },
  ])
})
