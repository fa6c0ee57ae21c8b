import { describe, expect, test } from 'vitest'
import { AppError } from '@/shared/api/app-error'
import { makeAppointment } from '@/shared/testing/make-appointment'
import { asRefusal, BookingRefused } from './booking-refusal'
import { partsOf } from './day-part'
import { limitOf } from './limits'
import { otherClock } from './other-clock'

describe('limits', () => {
  const on = (slot_date: string, slot_week: string) => ({ slot_date, slot_week })
  const monday = on('2026-10-19', '2026-10-19')
  const friday = on('2026-10-23', '2026-10-19')

  test('one a day: of the same day nothing more can be booked', () => {
    expect(limitOf(friday, [friday])).toBe('same-day')
    expect(limitOf(friday, [monday])).toBeUndefined()
  })

  test('three a week, past ones counted; the week after is free again', () => {
    const booked = [monday, on('2026-10-20', '2026-10-19'), on('2026-10-21', '2026-10-19')]
    expect(limitOf(friday, booked)).toBe('week')
    expect(limitOf(friday, booked.slice(1))).toBeUndefined()
    expect(limitOf(on('2026-10-26', '2026-10-26'), booked)).toBeUndefined()
  })
})

describe('the two clocks, for 09:00 in Berlin before and after its summer time ends', () => {
  const [before, after] = ['2026-10-23T07:00:00.000Z', '2026-10-26T08:00:00.000Z']
  const berlin = 'Europe/Berlin'

  test('in Berlin there is one clock', () => {
    expect([before, after].map((at) => otherClock(at, berlin, berlin))).toEqual([undefined, undefined])
    expect(otherClock(before, 'Europe/Paris', berlin)).toBeUndefined()
  })

  test.each(['Europe/Moscow', 'America/New_York'])('in %s the other one shows nine both times', (zone) => {
    expect(otherClock(before, zone, berlin)).toEqual({ day: '2026-10-23', time: '09:00' })
    expect(otherClock(after, zone, berlin)).toEqual({ day: '2026-10-26', time: '09:00' })
  })

  test('nothing is made up for a zone that this browser does not know', () => {
    expect(otherClock(before, berlin, 'Europe/Atlantis')).toBeUndefined()
  })
})

test('slots stand in the parts of the day on the reader’s clock', () => {
  const slots = ['2026-10-23T07:00:00.000Z', '2026-10-23T14:40:00.000Z'].map((start_time) =>
    makeAppointment({ start_time }),
  )
  const partsIn = (zone: string) => partsOf(slots, zone).map(({ part }) => part)
  expect(partsIn('Europe/Berlin')).toEqual(['morning', 'afternoon'])
  expect(partsIn('Europe/Moscow')).toEqual(['morning', 'evening'])
  expect(partsIn('America/New_York')).toEqual(['night', 'morning'])
})

describe('refusals', () => {
  const reasonOf = (error: AppError) => {
    const refusal = asRefusal(error)
    return refusal instanceof BookingRefused ? refusal.reason : undefined
  }

  test.each([
    ['Cannot book multiple appointments on the same day', 'same-day'],
    ['Weekly booking limit exceeded', 'week'],
    ['This slot is in the past', 'past'],
    ['Cancellation deadline has passed', 'deadline'],
    ['This is not your nutritionist', 'not-connected'],
  ])('a message with "%s" is the rule %s', (sentence, reason) => {
    expect(reasonOf(new AppError('conflict', `error: ${sentence}.`))).toBe(reason)
  })

  test('the index behind the rule of one a day speaks for it', () => {
    expect(reasonOf(new AppError('duplicate', 'duplicate key value'))).toBe('same-day')
  })

  test('any other failure stays what it is', () => {
    const error = new AppError('network', 'failed to fetch')
    expect(asRefusal(error)).toBe(error)
  })
})
