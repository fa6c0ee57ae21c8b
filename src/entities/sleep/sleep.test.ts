import { expect, test } from 'vitest'
import { sleepSchema, sumSleep } from './sleep'

const sleep = (hours: unknown) =>
  sleepSchema.parse({
    id: 's1',
    user_id: 'u1',
    date: '2026-11-27',
    hours,
    notes: null,
    created_at: '2026-11-27T12:00:00.000Z',
    updated_at: '2026-11-27 22:15:08.876+00',
  })

test('hours may come as text', () => expect(sleep('7.5')).toMatchObject({ hours: 7.5 }))

test('naps and the night add up exactly', () => {
  expect(sumSleep([])).toBe(0)
  expect(sumSleep([sleep(7.5), sleep(0.5)])).toBe(8)
  expect(sumSleep([sleep(0.1), sleep(0.2)])).toBe(0.3)
})
