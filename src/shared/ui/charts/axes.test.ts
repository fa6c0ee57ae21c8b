import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  apartAxes,
  countAxis,
  moodAxis,
  moodChangeAxis,
  niceAxis,
  sleepAxis,
  waistAxis,
  weightAxis,
} from './axes'

describe('the weight axis', () => {
  test('leaves 5 kg under the least and over the greatest weight', () => {
    expect(weightAxis([71.2, null, 68.4])).toEqual({ domain: [63.4, 76.2], ticks: [64, 68, 72, 76] })
  })

  test('shows 65 to 85 in steps of 4 without data', () => {
    const withoutData = { domain: [65, 85], ticks: [65, 69, 73, 77, 81, 85] }
    expect(weightAxis([])).toEqual(withoutData)
    expect(weightAxis([null, null])).toEqual(withoutData)
  })

  test('shows one weight in the middle', () => {
    expect(weightAxis([70]).domain).toEqual([65, 75])
  })

  test('does not go below 0', () => {
    expect(weightAxis([3, 6]).domain).toEqual([0, 11])
  })

  test('keeps every line on the grid of 4 and at most eight of them, however far the weights lie apart', () => {
    const weights = fc.array(fc.integer({ min: 200, max: 3000 }), { minLength: 1 })
    fc.assert(
      fc.property(weights, (tenths) => {
        const { domain, ticks } = weightAxis(tenths.map((weight) => weight / 10))
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.length).toBeLessThanOrEqual(8)
        for (const tick of ticks) {
          expect(tick).toBeGreaterThanOrEqual(domain[0])
          expect(tick).toBeLessThanOrEqual(domain[1])
          expect((tick - ticks[0]!) % 4).toBe(0)
        }
      }),
    )
  })
})

test('the waist axis shows 30 to 50 without data, and the waist with 5 cm around it', () => {
  expect(waistAxis([])).toEqual({ domain: [30, 50], ticks: [30, 34, 38, 42, 46, 50] })
  expect(waistAxis([79.5, 82]).domain).toEqual([74.5, 87])
})

test('mood runs from 1 to 5, its change from -4 to 4', () => {
  expect(moodAxis.domain).toEqual([1, 5])
  expect(moodChangeAxis.domain).toEqual([-4, 4])
})

test('sleep ends at 12 hours, and only a longer night lengthens it', () => {
  expect(sleepAxis()).toEqual({ domain: [0, 12], ticks: [0, 3, 6, 9, 12] })
  expect(sleepAxis([7, null, 12]).domain).toEqual([0, 12])
  expect(sleepAxis([13.5]).domain).toEqual([0, 15])
})

describe('an axis of amounts', () => {
  test('ends at a round number', () => {
    expect(niceAxis([1870, null, 2430])).toEqual({
      domain: [0, 2500],
      ticks: [0, 500, 1000, 1500, 2000, 2500],
    })
    expect(niceAxis([203])).toEqual({ domain: [0, 250], ticks: [0, 50, 100, 150, 200, 250] })
    expect(niceAxis([0.7])).toEqual({ domain: [0, 0.8], ticks: [0, 0.2, 0.4, 0.6, 0.8] })
  })

  test('shows what it is told to without data', () => {
    expect(niceAxis([], 2000).domain).toEqual([0, 2000])
    expect(niceAxis([0, null]).domain).toEqual([0, 100])
  })

  test('goes below 0 for a net that is negative', () => {
    expect(niceAxis([-320, 1400])).toEqual({ domain: [-500, 1500], ticks: [-500, 0, 500, 1000, 1500] })
  })

  test('ends at 0 itself, not beside it, where every figure is below', () => {
    expect(niceAxis([-0.3]).ticks).toEqual([-0.3, -0.2, -0.1, 0])
  })

  test('holds every figure between a few lines', () => {
    const figures = fc.array(fc.integer({ min: -50_000, max: 1_000_000 }), { minLength: 1 })
    fc.assert(
      fc.property(figures, (tenths) => {
        const amounts = tenths.map((figure) => figure / 10)
        const { domain, ticks } = niceAxis(amounts)
        expect(domain[0]).toBeLessThanOrEqual(Math.min(0, ...amounts))
        expect(domain[1]).toBeGreaterThanOrEqual(Math.max(0, ...amounts))
        expect([ticks[0], ticks.at(-1)]).toEqual(domain)
        expect(ticks.length).toBeGreaterThanOrEqual(3)
        expect(ticks.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})

test('the axis of what is counted has whole lines only', () => {
  expect(countAxis([1, 0])).toEqual({ domain: [0, 1], ticks: [0, 1] })
  expect(countAxis([0]).ticks).toEqual([0, 1, 2, 3, 4, 5])
  expect(countAxis([23]).ticks).toEqual([0, 5, 10, 15, 20, 25])
})

test('weights and waists on one plot keep apart: two courses that fall alike do not meet', () => {
  const falling = (from: number) => Array.from({ length: 90 }, (_, day) => from - day * 0.05)
  const [weights, waists] = [falling(80), falling(90)]
  const [upper, lower] = apartAxes(weights, waists)
  const height = ({ domain: [least, most] }: typeof upper, value: number) => (value - least) / (most - least)
  for (const day of weights.keys())
    expect(height(upper, weights[day]!) - height(lower, waists[day]!)).toBeGreaterThan(0.15)
  expect(apartAxes([70], [])).toEqual([weightAxis([70]), waistAxis([])])
})
