import { describe, expect, test } from 'vitest'
import { numeric, timestamp } from './row-fields'

describe('numeric', () => {
  test.each([
    [320, 320],
    ['320.0', 320],
    ['-0.5', -0.5],
    ['0', 0],
  ])('reads %j as %d', (sent, read) => expect(numeric.parse(sent)).toBe(read))

  test.each([null, '', 'NaN', '1e3', ' 1', true, [1]])('refuses %j', (sent) =>
    expect(numeric.safeParse(sent).success).toBe(false),
  )
})

describe('timestamp', () => {
  test.each([
    '2026-11-27 22:15:08.876+00',
    '2026-11-27T22:15:08.876+00:00',
    '2026-11-28 01:15:08.876+03',
    '2026-11-27T22:15:08.876Z',
  ])('reads %s to the millisecond', (sent) => expect(timestamp.parse(sent)).toBe('2026-11-27T22:15:08.876Z'))

  test.each(['', 'yesterday', '2026-13-01 00:00:00+00'])('refuses %j', (sent) =>
    expect(timestamp.safeParse(sent).success).toBe(false),
  )
})
