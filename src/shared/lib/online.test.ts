import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOnline, noteRequest, watchOnline } from './online'

let page: EventTarget
let device: { onLine: boolean }
let told: boolean[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  device = { onLine: true }
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', page)
  told = []
  stop = watchOnline(() => told.push(isOnline()))
})
afterEach(() => {
  device.onLine = true
  page.dispatchEvent(new Event('online'))
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The network goes or comes without an event of its own, as in some web views; `by` is another chance to see it. */
const change = (onLine: boolean, by: string) => {
  device.onLine = onLine
  page.dispatchEvent(new Event(by))
}

it.each(['online', 'focus', 'pageshow', 'visibilitychange'])(
  'sees at a %s that the network is back',
  (by) => {
    change(false, 'offline')
    change(true, by)
    expect(told).toEqual([false, true])
  },
)

it('sees within five seconds that the network is back where no event comes at all', () => {
  change(false, 'focus')
  device.onLine = true
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([false, true])
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveLength(2)
})

const answered = () => noteRequest(async () => 'answer')

describe('a request that was answered', () => {
  it('proves that a device is wrong which says that it has no network', async () => {
    change(false, 'focus')
    expect(await answered()).toBe('answer')
    expect(isOnline()).toBe(true)
    expect(told).toEqual([false, true])
  })

  it('proves nothing where it was under way when the network was lost', async () => {
    await noteRequest(async () => change(false, 'offline'))
    expect(told).toEqual([false])
  })

  it.each(['offline', 'focus'])('proves nothing about the next loss, seen at %s', async (by) => {
    change(false, 'focus')
    await answered()
    change(true, 'focus')
    change(false, by)
    expect(isOnline()).toBe(false)
    expect(told).toEqual([false, true, false])
  })

  it('says nothing new to a device with a network', async () => {
    await answered()
    expect(told).toEqual([])
  })
})

describe('a request that gets lost on a device that says it has a network', () => {
  let isHostReached: boolean
  beforeEach(() => {
    isHostReached = false
    const askHost = async () =>
      isHostReached ? new Response() : Promise.reject(new TypeError('fetch failed'))
    vi.stubGlobal('fetch', askHost)
  })
  const loseOne = async (error: unknown = new TypeError('fetch failed')) => {
    await expect(noteRequest(() => Promise.reject(error))).rejects.toBe(error)
    await vi.advanceTimersByTimeAsync(0)
  }

  it('proves that it has none, where the host of the app does not answer either', async () => {
    await loseOne()
    expect([isOnline(), told]).toEqual([false, [false]])
  })

  it('proves nothing where the host of the app answers', async () => {
    isHostReached = true
    await loseOne()
    expect([isOnline(), told]).toEqual([true, []])
  })

  it('proves nothing where nobody waited for its answer any more', async () => {
    await loseOne(new DOMException('left', 'AbortError'))
    expect(isOnline()).toBe(true)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['five seconds after the network is back', () => vi.advanceTimersByTimeAsync(5000)],
    ['when somebody looks at the page', async () => page.dispatchEvent(new Event('focus'))],
    ['when the device tells of a network', async () => page.dispatchEvent(new Event('online'))],
    ['when another request is answered', answered],
  ])('is forgotten %s', async (_when, chance) => {
    await loseOne()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(told).toEqual([false])
    isHostReached = true
    await chance()
    await vi.advanceTimersByTimeAsync(0)
    expect([isOnline(), told]).toEqual([true, [false, true]])
  })
})

it('tells nobody who has stopped', () => {
  stop()
  change(false, 'offline')
  expect(told).toEqual([])
})
