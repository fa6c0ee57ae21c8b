import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path'

test.each(['/food-log', '/food-log?day=2026-11-28&lang=ru', '/clients/3#targets'])(
  '%s is a way back',
  (path) => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'food-log',
  'javascript:alert(1)',
  '',
  undefined,
  7,
])('%s leads nowhere', (value) => {
  expect(safeReturnPath(value)).toBeUndefined()
})
