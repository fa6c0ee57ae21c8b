import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClock } from './clock'
import { createStorage } from './storage'

const minute = 60_000
const now = Date.parse('2026-11-27T12:00:00Z')

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.useFakeTimers({ now, toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const storage = () =>
  createStorage(
    () =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      }) as unknown as Storage,
  )

/** What a server answers whose time it is; the device asks at once. */
const answerAt = (serverMs: number, headers: Record<string, string> = {}) =>
  new Response(null, { headers: { Date: new Date(serverMs).toUTCString(), ...headers } })

const noServer = () => Promise.reject(new TypeError('no network'))
const open = (askServer: () => Promise<Response> = noServer) => createClock(storage(), askServer)

describe('learns how far the device is ahead', () => {
  test.each<[string, number, number, boolean]>([
    ['right', 0, 0, false],
    ['a little ahead, as every device', 2000, 0, false],
    ['a minute ahead', minute, minute, false],
    ['61 minutes ahead', 61 * minute, 61 * minute, true],
    ['61 minutes behind', -61 * minute, -61 * minute, true],
    ['in another year', 400 * 24 * 60 * minute, 400 * 24 * 60 * minute, true],
  ])('of one that is %s', (_case, aheadMs, expected, isOff) => {
    const clock = open()
    clock.hear(answerAt(now - aheadMs), now)
    expect(Math.abs(clock.aheadMs() - expected)).toBeLessThanOrEqual(1000)
    expect(clock.isOff()).toBe(isOff)
    expect(open().isOff()).toBe(isOff) // the next start knows
  })
})

describe('does not learn', () => {
  test.each<[string, Response, number]>([
    ['from an answer that says no time', new Response(), now],
    ['from nonsense', new Response(null, { headers: { Date: 'yesterday' } }), now],
    ['from what was long on its way', answerAt(now - 61 * minute), now - 11_000],
    ['from a clock that was set meanwhile', answerAt(now - 61 * minute), now + minute],
    ['that time has passed while a cache kept the answer', answerAt(now - 61 * minute, { Age: '3660' }), now],
  ])('%s', (_case, answer, sentAt) => {
    const clock = open()
    clock.hear(answer, sentAt)
    expect(clock.isOff()).toBe(false)
  })
})

test('tells its readers once, and again when the clock is set right', () => {
  const clock = open()
  const reader = vi.fn()
  const stop = clock.subscribe(reader)
  clock.hear(answerAt(now - 61 * minute), now)
  clock.hear(answerAt(now - 61 * minute), now)
  expect(reader).toHaveBeenCalledTimes(1)
  clock.hear(answerAt(now), now)
  expect(reader).toHaveBeenCalledTimes(2)
  expect(clock.isOff()).toBe(false)
  stop()
  clock.learn(now - 61 * minute)
  expect(reader).toHaveBeenCalledTimes(2)
})

describe('asks for the time', () => {
  test('at a start that knows it from before only, once for all who want to know', async () => {
    open().learn(now - 61 * minute)
    const askServer = vi.fn(async () => answerAt(now))
    const clock = open(askServer)
    await Promise.all([clock.confirm(), clock.confirm()])
    await clock.confirm()
    expect(askServer).toHaveBeenCalledTimes(1)
    expect(clock.isOff()).toBe(false)
  })

  test('again once the clock of the device was set', async () => {
    const askServer = vi.fn(async () => answerAt(now))
    const clock = open(askServer)
    clock.hear(answerAt(now), now)
    await clock.confirm()
    expect(askServer).not.toHaveBeenCalled()
    vi.setSystemTime(now + 61 * minute)
    await clock.confirm()
    expect(askServer).toHaveBeenCalledTimes(1)
    expect(clock.isOff()).toBe(true)
  })

  test('and goes on with what it knows where nobody answers, without asking at every call', async () => {
    open().learn(now - 61 * minute)
    const askServer = vi.fn(noServer)
    const clock = open(askServer)
    await clock.confirm()
    await clock.confirm()
    expect(askServer).toHaveBeenCalledTimes(1)
    expect(clock.isOff()).toBe(true)
  })
})
