import { expect, test } from 'vitest'
import { zoneStep } from './zone-step'

const now = Date.parse('2026-11-29T12:00:00Z')
const step = (
  device: string | undefined,
  timezone: string,
  pinned = false,
  role: 'client' | 'nutritionist' = 'client',
) => zoneStep(device, { timezone, is_timezone_pinned: pinned }, role, now)

test('a client moves with the device, a nutritionist is asked, and who has pinned the zone stays', () => {
  expect(step('Pacific/Auckland', 'America/Los_Angeles')).toBe('move')
  expect(step('Pacific/Auckland', 'America/Los_Angeles', false, 'nutritionist')).toBe('ask')
  expect(step('Pacific/Auckland', 'America/Los_Angeles', true)).toBe('stay')
  expect(step('Pacific/Auckland', 'America/Los_Angeles', true, 'nutritionist')).toBe('stay')
})

test.each([
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['UTC', 'Etc/UTC'],
  ['Europe/Berlin', 'Europe/Paris'],
])('%s and %s are one clock, so nothing is moved', (one, other) => {
  expect(step(one, other)).toBe('stay')
  expect(step(other, one)).toBe('stay')
})

test('two zones that agree in winter alone are two', () =>
  expect(step('America/Phoenix', 'America/Denver')).toBe('move'))

test.each([undefined, '', 'Etc/Unknown', 'Mars/Olympus'])('a device that says %j moves nothing', (device) =>
  expect(step(device, 'America/Los_Angeles')).toBe('stay'),
)

test('a profile in a zone that this browser cannot name is left alone', () =>
  expect(step('Pacific/Auckland', 'Mars/Olympus')).toBe('stay'))
