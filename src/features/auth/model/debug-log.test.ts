import { expect, test } from 'vitest'
import { createDebugLog } from './debug-log.ts'

test('keeps the newest fifty entries in order and tells of each', () => {
  const log = createDebugLog()
  let told = 0
  const stop = log.subscribe(() => (told += 1))
  log.add('opened')
  for (let n = 0; n < 50; n += 1) log.add('sent')
  stop()
  log.add('accepted')
  expect(told).toBe(51)
  expect(log.entries()).toHaveLength(50)
  expect(log.entries()[0]?.event).toBe('sent')
  expect(log.entries().at(-1)?.event).toBe('accepted')
  expect(new Set(log.entries().map(({ id }) => id)).size).toBe(50)
})
