import { describe, expect, test } from 'vitest'
import { makeClient } from '@/shared/testing/make-client'
import { practiceFigures, hasReachedTarget, progressOf, weightChange, weightSinceStart } from './figures'

const weights = (first: number | null, latest: number | null, target: number | null) =>
  makeClient({ first_weight: first, latest_weight: latest, target_weight: target })

test.each([
  [80, 75, 70, false, 50],
  [80, 70, 70, true, 100],
  [80, 65, 70, true, 100],
  [80, 82, 70, false, 0],
  [50, 53, 56, false, 50],
  [50, 56.1, 56, true, 100],
  [80, 77, 71, false, 33],
  [70, 70, 70, true, 100],
  [70, 71, 70, false, 0],
  [null, 70, 70, true, undefined],
  [null, 71, 70, false, undefined],
  [80, 75, null, undefined, undefined],
  [null, null, 70, undefined, undefined],
])(
  'from %s kg to %s kg with a target of %s kg: reached %s, progress %s',
  (first, latest, target, reached, progress) => {
    const client = weights(first, latest, target)
    expect(hasReachedTarget(client)).toBe(reached)
    expect(progressOf(client)).toBe(progress)
  },
)

test('changes are exact tenths, and need both weights', () => {
  expect(weightChange(makeClient({ latest_weight: 70.1, previous_weight: 70.2 }))).toBe(-0.1)
  expect(weightChange(makeClient({ previous_weight: null }))).toBeUndefined()
  expect(weightSinceStart(weights(70.3, 70, null))).toBe(-0.3)
  expect(weightSinceStart(weights(null, 70, null))).toBeUndefined()
})

test('one weight since the connection began is no change, whatever was measured before', () => {
  const since = (previous_weight_day: string | null) =>
    weightSinceStart(
      makeClient({ first_day: '2026-10-01', first_weight: 70, latest_weight: 70, previous_weight_day }),
    )
  expect([null, '2026-09-30', '2026-10-01'].map(since)).toEqual([undefined, undefined, 0])
})

describe('all clients together', () => {
  test('nobody: nothing to average', () => {
    expect(practiceFigures([])).toEqual({
      clients: 0,
      newThisMonth: 0,
      goals: { reached: 0, of: 0 },
      averageLoss: undefined,
      foodLogs: 0,
      exerciseLogs: 0,
    })
  })

  test('only clients with two weights have a loss, only those with a target a goal', () => {
    const figures = practiceFigures([
      makeClient({ first_weight_30_days: 72, last_weight_30_days: 70, is_new_this_month: true }),
      makeClient({ first_weight_30_days: 60, last_weight_30_days: 60.5, latest_weight: 64.9 }),
      makeClient({
        weights_30_days: 1,
        first_weight_30_days: 90,
        last_weight_30_days: 90,
        target_weight: null,
      }),
    ])
    expect(figures).toEqual({
      clients: 3,
      newThisMonth: 1,
      goals: { reached: 1, of: 2 },
      averageLoss: 0.75,
      foodLogs: 240,
      exerciseLogs: 36,
    })
  })
})
