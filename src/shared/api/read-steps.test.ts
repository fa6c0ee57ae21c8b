import { expect, test } from 'vitest'
import { readSteps } from './read-steps'

const bringUp = (data: unknown, key: readonly unknown[]) =>
  (readSteps['profiles'] ?? []).reduce((read, step) => step(read, key), data)

test('an own profile from before time zones could be pinned is one that is not', () => {
  const profile = { id: 'anna', timezone: 'Asia/Tokyo' }
  const key = ['profiles', { userId: 'anna' }]
  expect(bringUp(profile, [...key, 'own'])).toEqual({ ...profile, is_timezone_pinned: false })
  expect(bringUp('Asia/Tokyo', [...key, 'timezone'])).toBe('Asia/Tokyo')
})
