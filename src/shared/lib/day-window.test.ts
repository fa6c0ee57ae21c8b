import { expect, test } from 'vitest'
import { windowAround } from './day-window'

test.each([
  ['2026-11-28', '2026-11-01', '2026-11-28'],
  ['2026-11-01', '2026-11-01', '2026-11-28'],
  ['2026-10-31', '2026-10-17', '2026-11-13'],
  ['2000-01-01', '1999-12-18', '2000-01-14'],
])('%s lies in the window from %s to %s', (day, from, to) =>
  expect(windowAround(day, '2026-11-28')).toEqual({ from, to }),
)
