import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { encodeWithin, fitWithin } from './photo-size'

test.each([
  [4032, 3024, 1600, 1200],
  [3024, 4032, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [1601, 100, 1600, 100],
  [20_000, 3, 1600, 1],
  [640, 480, 640, 480],
])('%i x %i becomes %i x %i', (width, height, fitWidth, fitHeight) => {
  expect(fitWithin({ width, height }, 1600)).toEqual({ width: fitWidth, height: fitHeight })
})

test('whatever fits keeps its size, whatever does not touches the limit and keeps its shape', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fit = fitWithin({ width, height }, 1600)
      const longest = Math.max(width, height)
      expect(Math.max(fit.width, fit.height)).toBe(Math.min(longest, 1600))
      const scale = Math.min(1, 1600 / longest)
      expect(Math.abs(fit.width - width * scale)).toBeLessThanOrEqual(width * scale < 0.5 ? 1 : 0.5)
      expect(Math.abs(fit.height - height * scale)).toBeLessThanOrEqual(height * scale < 0.5 ? 1 : 0.5)
    }),
  )
})

const blobOf = (bytes: number) => new Blob([new Uint8Array(bytes)])

test('the best quality that fits is taken, to the byte', async () => {
  const encode = vi.fn((quality: number) => Promise.resolve(blobOf(Math.round(quality * 1000))))
  expect((await encodeWithin(750, encode))?.size).toBe(750)
  expect(encode.mock.calls.map(([quality]) => quality)).toEqual([0.85, 0.75])
})

test('what fits at no quality is not forced', async () => {
  expect(await encodeWithin(10, () => Promise.resolve(blobOf(11)))).toBeUndefined()
})
