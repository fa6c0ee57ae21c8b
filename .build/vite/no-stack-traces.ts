import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

/** Prints that hold a stack trace, since the last look. */
const traces: string[] = []
const frame = /^\s+at .+:\d+:\d+\)?$/m

const levels = ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const
const untouched = { ...console }

for (const level of levels) {
  const print = console[level]
  console[level] = (...parts: unknown[]) => {
    const text = format(...parts)
    if (frame.test(text) || level === 'trace') traces.push(text)
    print(...parts)
  }
}

/** A test that provokes an error says what is printed of it: else nobody sees the one that nobody expects. */
function refuseTraces(): void {
  expect(traces.splice(0), 'a stack trace was printed: take it with vi.spyOn and expect it').toEqual([])
}

afterEach(refuseTraces)
afterAll(() => {
  for (const level of levels) console[level] = untouched[level] // the next file of the process does this again
  refuseTraces()
})
