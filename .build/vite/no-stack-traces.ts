import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

/** Prints that hold a stack trace, since the last look. */
const traces: string[] = []
const frame = /^\s+at .+:\d+:\d+\)?$/m

for (const level of ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const) {
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
afterAll(refuseTraces)
