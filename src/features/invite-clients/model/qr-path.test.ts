import { expect, test } from 'vitest'
import { qrPath } from './qr-path'

test('a code stands in its quiet zone, with a finder pattern in three corners', () => {
  const { size, path } = qrPath('https://example.com/register?nutritionist=AB12CD')
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1`)
  const first = 4
  const last = size - 5
  expect([isDark(first, first), isDark(last, first), isDark(first, last)]).toEqual([true, true, true])
  expect(isDark(first - 1, first)).toBe(false)
  expect(isDark(last + 1, first)).toBe(false)
  expect(qrPath('another text').path).not.toBe(path)
})
