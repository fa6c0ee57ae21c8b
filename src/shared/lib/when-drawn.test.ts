import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenDrawn } from './when-drawn'
import { whenIdle } from './when-idle'

/** What the browser was asked to call; a device that is busy calls none of it. */
let asked: Map<number, () => void>

beforeEach(() => {
  vi.useFakeTimers()
  asked = new Map()
  let last = 0
  const ask = (run: () => void) => {
    asked.set(++last, run)
    return last
  }
  vi.stubGlobal('requestAnimationFrame', ask)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void asked.delete(id))
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout?: number }) => {
    const id = ask(run)
    if (options?.timeout !== undefined) setTimeout(() => asked.get(id)?.(), options.timeout)
    return id
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => void asked.delete(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = () => {
  for (const run of asked.values()) run()
}

test.each([
  { when: whenDrawn, limitMs: 200, name: 'a frame' },
  { when: whenIdle, limitMs: 5000, name: 'a quiet moment' },
])('$name is waited for, and $limitMs ms at the most', async ({ when, limitMs }) => {
  const run = vi.fn()
  when(run)
  await vi.advanceTimersByTimeAsync(limitMs - 1)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledOnce()
})

test('what a frame has run does not run again', async () => {
  const run = vi.fn()
  whenDrawn(run)
  answer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledOnce()
})

test.each([whenDrawn, whenIdle])('what was called off never runs', async (when) => {
  const run = vi.fn()
  when(run)()
  await vi.advanceTimersByTimeAsync(60_000)
  answer()
  expect(run).not.toHaveBeenCalled()
})
