import { expect, test } from 'vitest'
import { noTotals } from '@/entities/progress/day-totals'
import { exerciseCount, netEnergy } from './activity'

const day = (on: string, calories: number | null, burned: number | null, exercises = 0) => ({
  ...noTotals,
  day: on,
  calories,
  burned,
  exercises,
})
const today = '2026-11-29'

test('net energy is of the days with food that are over', () =>
  expect(
    netEnergy(
      [
        day('2026-11-26', 1800.1, 200),
        day('2026-11-27', 2000.2, null),
        day('2026-11-28', null, 300),
        day(today, 300, null),
      ],
      today,
    ),
  ).toEqual({ sum: 3600.3, mean: expect.closeTo(1800.15), isSoFar: false }))

test('it may be below nothing; of a first day it is what there is so far; without food it is not known', () => {
  expect(netEnergy([day('2026-11-27', 200, 450)], today).sum).toBe(-250)
  expect(netEnergy([day(today, 300, 100)], today)).toEqual({ sum: 200, mean: 200, isSoFar: true })
  expect(netEnergy([day('2026-11-27', null, 450)], today)).toEqual({ sum: null, mean: null, isSoFar: false })
})

test('entries of today do not count yet', () =>
  expect(exerciseCount([day('2026-11-27', null, 1, 2), day(today, null, 1, 3)], today)).toBe(2))
