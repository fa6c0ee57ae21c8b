import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantAt, isKnownZone, wallTime } from './zoned-time'

const berlin = 'Europe/Berlin'

test('a wall time is shown in each zone, over midnight too', () => {
  const at = '2026-10-23T22:30:00.000Z'
  expect(wallTime(at, berlin)).toEqual({ day: '2026-10-24', time: '00:30' })
  expect(wallTime(at, 'America/New_York')).toEqual({ day: '2026-10-23', time: '18:30' })
  expect(wallTime(at, 'Asia/Kathmandu')).toEqual({ day: '2026-10-24', time: '04:15' })
})

describe('in Berlin', () => {
  test('nine in the morning is an hour later in UTC once summer time has ended', () => {
    expect(instantAt('2026-10-23', '09:00', berlin)).toBe('2026-10-23T07:00:00.000Z')
    expect(instantAt('2026-10-25', '09:00', berlin)).toBe('2026-10-25T08:00:00.000Z')
    expect(instantAt('2026-10-26', '09:00', berlin)).toBe('2026-10-26T08:00:00.000Z')
  })

  test('both midnights around the change are the right ones', () => {
    expect(instantAt('2026-10-25', '00:00', berlin)).toBe('2026-10-24T22:00:00.000Z')
    expect(instantAt('2026-10-26', '00:00', berlin)).toBe('2026-10-25T23:00:00.000Z')
  })

  test('a time that comes twice is the first of both', () => {
    expect(instantAt('2026-10-25', '02:30', berlin)).toBe('2026-10-25T00:30:00.000Z')
  })

  test('a time that is skipped is no longer what the clock shows', () => {
    const at = instantAt('2026-03-29', '02:30', berlin)
    expect(wallTime(at, berlin)).toEqual({ day: '2026-03-29', time: '03:30' })
  })
})

test('every minute of a year comes back from its wall time, but for the second of a double hour', () => {
  const zones = fc.constantFrom(berlin, 'Europe/Moscow', 'America/New_York', 'Australia/Lord_Howe', 'UTC')
  const minutes = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 })
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const at = minute * 60_000
      const { day, time } = wallTime(at, zone)
      const back = Date.parse(instantAt(day, time, zone))
      expect(back).toBeLessThanOrEqual(at)
      expect(wallTime(back, zone)).toEqual({ day, time })
    }),
  )
})

test('a zone that nobody knows is told', () => {
  expect([isKnownZone(berlin), isKnownZone('Europe/Atlantis')]).toEqual([true, false])
})
