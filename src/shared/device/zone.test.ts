import { afterEach, expect, test, vi } from 'vitest'
import { wallTime } from '../lib/zoned-time'
import { deviceZone, knownDeviceZone, zoneOrDevices } from './zone'

const berlin = 'Europe/Berlin'
const tokyo = 'Asia/Tokyo'

afterEach(() => {
  vi.restoreAllMocks()
})

const options = Intl.DateTimeFormat().resolvedOptions()

/** What the browser says of its zone. */
function say(timeZone: string | undefined): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string,
  })
}

test.each<[string | undefined, string | undefined]>([
  [berlin, berlin],
  ['UTC', 'UTC'],
  ['Etc/Unknown', undefined],
  ['Foo/Bar', undefined],
  ['', undefined],
  [undefined, undefined],
])('a device that says its zone is %s is in %s', (said, known) => {
  say(said)
  expect(knownDeviceZone()).toBe(known)
  expect([undefined, tokyo, 'Europe/Atlantis', ''].map(deviceZone)).toEqual(
    known ? [known, known, known, known] : ['UTC', tokyo, 'UTC', 'UTC'],
  )
})

test.each(['Europe/Atlantis', 'Etc/Unknown', '', 'UTC+3', '<script>', undefined])(
  'a profile whose zone is %s is shown on the clock of this device',
  (stored) => {
    say(tokyo)
    expect(zoneOrDevices(stored)).toBe(tokyo)
    say('Etc/Unknown')
    expect(wallTime('2026-11-27T10:00:00Z', zoneOrDevices(stored)).time).toBe('10:00')
  },
)

test('a zone that this browser knows is taken as it is', () => {
  expect(zoneOrDevices(berlin)).toBe(berlin)
})
