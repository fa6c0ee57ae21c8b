import { describe, expect, test } from 'vitest'
import { makeAppointment } from '@/shared/testing/make-appointment'
import { wallTime } from '@/shared/lib/zoned-time'
import { choicesOf, copiesOf, startTimes } from './time-choices'

const berlin = 'Europe/Berlin'
const longAgo = Date.parse('2026-10-01T00:00:00Z')
const empty = { zone: berlin, now: longAgo, slots: [] }

/** A slot that begins at that instant. */
const slotAt = (start: string, status: 'available' | 'pending' | 'cancelled' = 'available') =>
  makeAppointment({
    start_time: start,
    end_time: new Date(Date.parse(start) + 20 * 60_000).toISOString(),
    status,
  })

test.each([
  ['8-16', '08:00', '15:40'],
  ['9-17', '09:00', '16:40'],
  ['10-18', '10:00', '17:40'],
  ['11-19', '11:00', '18:40'],
] as const)('the hours %s begin at %s, and their last start is %s', (hours, first, last) => {
  const times = startTimes(hours)
  expect([times[0], times.at(-1), times.length]).toEqual([first, last, 24])
  expect(times[1]?.slice(3)).toBe('20')
})

describe('nine in Berlin around the end of its summer time', () => {
  const starts = ['2026-10-23', '2026-10-25', '2026-10-26'].flatMap((day) =>
    choicesOf(day, ['09:00'], empty).map(({ start }) => start),
  )
  const seenFrom = (zone: string) => starts.map((start) => wallTime(start, zone).time)

  test('is nine in Berlin on each day', () => {
    expect(seenFrom(berlin)).toEqual(['09:00', '09:00', '09:00'])
  })
  test('is ten in Moscow, then eleven', () => {
    expect(seenFrom('Europe/Moscow')).toEqual(['10:00', '11:00', '11:00'])
  })
  test('is three in New York, then four, until the clocks change there too', () => {
    expect(seenFrom('America/New_York')).toEqual(['03:00', '04:00', '04:00'])
  })
})

test('a time that the clocks skip is not offered', () => {
  const choices = choicesOf('2027-03-28', ['01:40', '02:00', '02:40', '03:00'], empty)
  expect(choices.map(({ time }) => time)).toEqual(['01:40', '03:00'])
})

test('what has passed, or is in the calendar, cannot be chosen', () => {
  const now = Date.parse('2026-10-23T07:00:00Z')
  const slots = [slotAt('2026-10-23T07:30:00.000Z', 'pending')]
  const states = choicesOf('2026-10-23', ['09:00', '09:20', '09:40', '10:00'], { zone: berlin, now, slots })
  expect(states.map(({ time, state }) => [time, state])).toEqual([
    ['09:00', 'past'],
    ['09:20', 'taken'],
    ['09:40', 'taken'],
    ['10:00', 'open'],
  ])
})

test('declining frees the time', () => {
  const slots = [slotAt('2026-10-23T07:00:00.000Z', 'cancelled')]
  expect(choicesOf('2026-10-23', ['09:00'], { ...empty, slots })).toMatchObject([{ state: 'open' }])
})

describe('copying a day', () => {
  const friday = [slotAt('2026-10-23T07:00:00.000Z'), slotAt('2026-10-23T12:00:00.000Z', 'pending')]

  test('keeps the times on the wall clock when the clocks change in between', () => {
    expect(copiesOf(friday, ['2026-10-24', '2026-10-26'], empty)).toEqual({
      starts: [
        '2026-10-24T07:00:00.000Z',
        '2026-10-24T12:00:00.000Z',
        '2026-10-26T08:00:00.000Z',
        '2026-10-26T13:00:00.000Z',
      ],
      leftOut: 0,
    })
  })

  test('leaves out what the other day already holds, and what was declined', () => {
    const slots = [slotAt('2026-10-26T08:00:00.000Z')]
    const source = [...friday, slotAt('2026-10-23T13:00:00.000Z', 'cancelled')]
    expect(copiesOf(source, ['2026-10-26'], { ...empty, slots })).toEqual({
      starts: ['2026-10-26T13:00:00.000Z'],
      leftOut: 1,
    })
  })
})
