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
  page.dispatchEvent(new Event('focus'))
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

describe('a request that was answered', () => {
  it('proves that a device is wrong which says that it has no network', () => {
    change(false, 'focus')
    noteRequest()()
    expect(isOnline()).toBe(true)
    expect(told).toEqual([false, true])
  })

  it('proves nothing where it was under way when the network was lost', () => {
    const noteAnswer = noteRequest()
    change(false, 'offline')
    noteAnswer()
    expect(told).toEqual([false])
  })

  it.each(['offline', 'focus'])('proves nothing about the next loss, seen at %s', (by) => {
    change(false, 'focus')
    noteRequest()()
    change(true, 'focus')
    change(false, by)
    expect(isOnline()).toBe(false)
    expect(told).toEqual([false, true, false])
  })

  it('says nothing new to a device with a network', () => {
    noteRequest()()
    expect(told).toEqual([])
  })
})

it('tells nobody who has stopped', () => {
  stop()
  change(false, 'offline')
  expect(told).toEqual([])
})
