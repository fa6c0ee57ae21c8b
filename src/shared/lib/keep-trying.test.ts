import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTrying } from './keep-trying'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Tells when it was tried, in s; each attempt takes 0.5 s, and the last of them leaves nothing. */
function start(attempts: number) {
  const begun = Date.now()
  const triedAt: number[] = []
  const trying = keepTrying(async () => {
    triedAt.push((Date.now() - begun) / 1000)
    const isLeft = triedAt.length < attempts
    await new Promise((resolve) => setTimeout(resolve, 500))
    return isLeft
  })
  return { ...trying, triedAt }
}

test('what a chance leaves undone is tried again soon, and then ever more seldom', async () => {
  const { chance, triedAt } = start(Infinity)
  chance()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(triedAt).toEqual([0, 1.5, 4, 8.5, 17, 33.5])
})

test('nothing is tried once nothing is left', async () => {
  const { chance, triedAt } = start(2)
  chance()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(triedAt).toEqual([0, 1.5])
})

test('a chance during an attempt brings another one right after it, however it ends', async () => {
  const { chance, triedAt } = start(1)
  chance()
  await vi.advanceTimersByTimeAsync(200)
  chance()
  chance()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(triedAt).toEqual([0, 0.5])
})

test('every chance begins the pauses anew', async () => {
  const { chance, triedAt } = start(Infinity)
  chance()
  await vi.advanceTimersByTimeAsync(10_000)
  chance()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(triedAt).toEqual([0, 1.5, 4, 8.5, 10, 11.5])
})

test('stopped, it tries nothing any more', async () => {
  const { chance, stop, triedAt } = start(Infinity)
  chance()
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  chance()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(triedAt).toEqual([0])
})
