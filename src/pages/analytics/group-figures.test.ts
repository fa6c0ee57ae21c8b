import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientFiguresSchema } from '@/entities/progress/client-figures'
import { makeFiguresRow } from '@/shared/testing/make-figures'
import { analyticsSchema } from './analytics'
import {
  burnedPerClient,
  meanChange,
  meanPerClient,
  perClient,
  rangeOfGroup,
  soFarOf,
  successRate,
} from './group-figures'

const client = (change: Record<string, unknown> = {}) => clientFiguresSchema.parse(makeFiguresRow(change))
const weighed = (first: number, last: number, weights = 2) =>
  client({ weights, first_weight: first, last_weight: last })

describe('the mean change and the success rate', () => {
  const group = [weighed(80.2, 80.1), weighed(70, 72), weighed(90, 90), weighed(60, 60, 1), client()]

  test('are over the clients with two weights or more; who keeps the weight succeeds', () => {
    expect(meanChange('weight', group).clients).toBe(3)
    expect(meanChange('weight', group).value).toBeCloseTo((-0.1 + 2 + 0) / 3)
    expect(successRate(group)).toEqual({ value: 2 / 3, clients: 3 })
  })

  test('are unknown without such a client', () => {
    expect(meanChange('waist', group)).toEqual({ value: null, clients: 0 })
    expect(successRate([client()])).toEqual({ value: null, clients: 0 })
  })

  test('no change of tenths is taken for a gain', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 2990 }), fc.nat(10), (tenths, gained) => {
        const { value } = successRate([weighed(tenths / 10, (tenths + gained) / 10)])
        expect(value).toBe(gained === 0 ? 1 : 0)
      }),
    )
  })
})

describe('a mean client', () => {
  const { days } = analyticsSchema.parse({
    clients: [],
    figures: [],
    of_client: null,
    days: [
      {
        date: '2026-11-26',
        food_clients: 2,
        calories: 3000,
        protein_grams: 100,
        carbs_grams: 0,
        fat_grams: 0,
      },
      {
        date: '2026-11-27',
        food_clients: 1,
        calories: '1800.0',
        protein_grams: 20,
        carbs_grams: 9,
        fat_grams: 1,
      },
      { date: '2026-11-28', exercise_clients: 4, calories_burned: 1000, mean_weight: 70.5 },
      {
        date: '2026-11-29',
        so_far: true,
        food_clients: 1,
        calories: 300,
        protein_grams: 5,
        carbs_grams: 6,
        fat_grams: 7,
      },
    ],
  })

  test('has of a day what those logged who logged it', () => {
    expect(perClient(days)).toMatchObject([
      { day: '2026-11-26', calories: 1500, protein: 50, burned: null },
      { day: '2026-11-27', calories: 1800, carbs: 9 },
      { day: '2026-11-28', calories: null, burned: 250, weight: 70.5 },
      { day: '2026-11-29', soFar: true, calories: 300 },
    ])
  })

  test('over the range counts each day of each client once, and today not', () => {
    expect(meanPerClient('calories', days)).toBe(1600)
    expect(meanPerClient('protein', days)).toBe(40)
    expect(soFarOf(days)).toBe('2026-11-29')
    expect(meanPerClient('fat', [])).toBeNull()
  })
})

test('a mean client burns over all days of those who have a rate, days of rest included', () => {
  const burner = (calories_burned: number | null, rate_days: number) => client({ calories_burned, rate_days })
  expect(burnedPerClient([burner(500, 29), burner(700, 7), burner(300, 6), burner(null, 29)])).toBe(1200 / 36)
  expect(burnedPerClient([burner(300, 6)])).toBeNull()
})

test('the range reaches from the first day of the westernmost to the last of the easternmost', () => {
  const group = [client({ last_day: '2026-11-29' }), client({ last_day: '2026-11-27' })]
  expect(rangeOfGroup(group, 7, '2026-11-28')).toEqual({ from: '2026-11-21', to: '2026-11-29' })
  expect(rangeOfGroup([], 7, '2026-11-28')).toEqual({ from: '2026-11-22', to: '2026-11-28' })
})
