import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readImageHeader } from './image-header'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../e2e/fixtures/photos/${name}`, import.meta.url)))
const bytes = (...parts: (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )

test.each([
  ['portrait-orientation-6-gps.jpg', 'jpeg', 2400, 1800],
  ['portrait.heic', 'heic', 480, 640],
  ['transparent.png', 'png', 64, 48],
  ['landscape.webp', 'webp', 40, 30],
  ['animated.gif', 'gif', 20, 20],
  ['bomb.png', 'png', 30_000, 30_000],
])('%s is a %s of %i x %i', (name, kind, width, height) => {
  expect(readImageHeader(fixture(name))).toEqual({ kind, size: { width, height } })
})

test('a file is known by its bytes, not by its name', () => {
  expect(readImageHeader(fixture('program.jpg'))).toBeUndefined()
  expect(readImageHeader(fixture('empty.jpg'))).toBeUndefined()
})

test.each([
  ['a film', bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isommp41')],
  ['a PDF', bytes('%PDF-1.7')],
  ['a drawing in SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a sound in the container of WebP', bytes('RIFF', [0, 0, 0, 0], 'WAVEfmt ')],
])('%s is no photo', (_, file) => {
  expect(readImageHeader(file)).toBeUndefined()
})

test('the two other forms of WebP say their size', () => {
  const riff = ['RIFF', [0, 0, 0, 0], 'WEBP'] as const
  const extended = bytes(...riff, 'VP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x3f, 6, 0], [0xaf, 4, 0])
  expect(readImageHeader(extended)).toEqual({ kind: 'webp', size: { width: 1600, height: 1200 } })
  const packed = (1600 - 1) | ((1200 - 1) << 14)
  const littleEndian = [packed, packed >> 8, packed >> 16, packed >> 24].map((part) => part & 0xff)
  const lossless = bytes(...riff, 'VP8L', [5, 0, 0, 0, 0x2f], littleEndian)
  expect(readImageHeader(lossless)).toEqual({ kind: 'webp', size: { width: 1600, height: 1200 } })
})

test('of a HEIC with thumbnail and tiles the whole picture counts, wherever its description stands', () => {
  const ispe = (width: number, height: number) => {
    const box = Buffer.alloc(20)
    box.write('ispe', 4)
    box.writeUInt32BE(width, 12)
    box.writeUInt32BE(height, 16)
    return box
  }
  const meta = [...ispe(512, 512), ...ispe(4032, 3024), ...ispe(320, 240)]
  const file = bytes(
    ...([[0, 0, 0, 16], 'ftypheic', [0, 0, 0, 0]] as const),
    ...([[0, 0, 0, 12], 'mdat', [1, 2, 3, 4]] as const),
    ...([[0, 0, 0, 8 + meta.length], 'meta', meta] as const),
  )
  expect(readImageHeader(file)).toEqual({ kind: 'heic', size: { width: 4032, height: 3024 } })
})

test('AVIF is told from HEIC by any of its brands', () => {
  const file = bytes([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], 'mif1avif')
  expect(readImageHeader(file)?.kind).toBe('avif')
})

test('a file that was cut off has a kind and no size', () => {
  expect(readImageHeader(fixture('portrait-orientation-6-gps.jpg').subarray(0, 40))).toEqual({ kind: 'jpeg' })
  expect(readImageHeader(bytes('\x89PNG\r\n\x1a\n'))).toEqual({ kind: 'png' })
})

test('no bytes whatever make it fail or hang', () => {
  const starts = fc.constantFrom<number[]>(
    [],
    [0xff, 0xd8, 0xff],
    [...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    [...Buffer.from('GIF89a')],
    [...Buffer.from('RIFF0000WEBPVP8L')],
    [0, 0, 0, 16, ...Buffer.from('ftypheic'), 0, 0, 0, 0],
  )
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      const header = readImageHeader(new Uint8Array([...start, ...rest]))
      expect(header === undefined || typeof header.kind === 'string').toBe(true)
    }),
    { numRuns: 2000 },
  )
})
