import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { daysBetween, isDay, shiftDay, startOf, toDay } from './day'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** West and east of Greenwich, and one whose clocks change on the days below. */
describe.each(['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland'])('in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })

  test('a day survives the round trip through a date', () => {
    for (const day of ['2026-03-29', '2026-10-25', '2026-01-01', '2024-02-29'])
      expect(toDay(startOf(day))).toBe(day)
  })

  test('a day moves by whole days, over the days on which clocks change', () => {
    expect(shiftDay('2026-03-28', 1)).toBe('2026-03-29')
    expect(shiftDay('2026-03-29', 1)).toBe('2026-03-30')
    expect(shiftDay('2026-10-26', -1)).toBe('2026-10-25')
    expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01')
  })

  test('the distance of two days counts calendar days', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
  })
})

test('half past one in the night in Moscow is that day, though in UTC it is still the day before', () => {
  vi.stubEnv('TZ', 'Europe/Moscow')
  expect(toDay(new Date('2026-11-27T22:30:00Z'))).toBe('2026-11-28')
})

test('only real days in the written form are days', () => {
  expect(['2026-11-28', '2024-02-29'].every(isDay)).toBe(true)
  expect(['2026-02-30', '2025-02-29', '2026-1-1', '', 'today', '2026-11-28T00:00'].some(isDay)).toBe(false)
})
