import { describe, expect, test } from 'vitest'
import { makeAppointment } from '@/shared/testing/make-appointment'
import { calendarWindow } from './calendar-window'
import { daysOf } from './days-of'

const berlin = 'Europe/Berlin'

describe('the days of slots around the end of summer time in Berlin', () => {
  /** 09:00 and 23:40 on the clocks of Berlin. */
  const slots = [
    '2026-10-23T07:00:00.000Z',
    '2026-10-23T21:40:00.000Z',
    '2026-10-25T08:00:00.000Z',
    '2026-10-26T08:00:00.000Z',
    '2026-10-26T22:40:00.000Z',
  ].map((start_time) => makeAppointment({ start_time }))
  const seenFrom = (zone: string) => [...daysOf(slots, zone)].map(([day, { length }]) => [day, length])

  test('seen from Berlin', () => {
    expect(seenFrom(berlin)).toEqual([
      ['2026-10-23', 2],
      ['2026-10-25', 1],
      ['2026-10-26', 2],
    ])
  })

  test('seen from Moscow, where the late ones are on the next day', () => {
    expect(seenFrom('Europe/Moscow')).toEqual([
      ['2026-10-23', 1],
      ['2026-10-24', 1],
      ['2026-10-25', 1],
      ['2026-10-26', 1],
      ['2026-10-27', 1],
    ])
  })

  test('seen from New York', () => {
    expect(seenFrom('America/New_York')).toEqual([
      ['2026-10-23', 2],
      ['2026-10-25', 1],
      ['2026-10-26', 2],
    ])
  })
})

describe('the window that is read', () => {
  test('begins today in the present month, on the clock of the zone', () => {
    expect(calendarWindow('2026-10-01', '2026-10-23', berlin)).toEqual({
      from: '2026-10-22T22:00:00.000Z',
      to: '2026-11-22T23:00:00.000Z',
    })
  })

  test('begins with a month to come', () => {
    expect(calendarWindow('2026-11-15', '2026-10-23', 'America/New_York')).toEqual({
      from: '2026-11-01T04:00:00.000Z',
      to: '2026-12-01T05:00:00.000Z',
    })
  })
})
