import { expect, test } from 'vitest'
import { daysUpTo, windowAround } from './day-window'

test('so many days end with the last one, which counts', () => {
  expect(daysUpTo('2026-12-03', 3)).toEqual({ from: '2026-12-01', to: '2026-12-03' })
})

test.each([
  ['2026-11-28', '2026-11-01', '2026-11-28'],
  ['2026-11-01', '2026-11-01', '2026-11-28'],
  ['2026-10-31', '2026-10-17', '2026-11-13'],
  ['2000-01-01', '1999-12-18', '2000-01-14'],
])('%s lies in the window from %s to %s', (day, from, to) =>
  expect(windowAround(day, '2026-11-28')).toEqual({ from, to }),
)
