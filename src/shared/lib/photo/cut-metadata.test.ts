import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutMetadata } from './cut-metadata'
import { readImageHeader } from './image-header'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../e2e/fixtures/photos/${name}`, import.meta.url)))
const latin1 = (...parts: string[]) => new Uint8Array(Buffer.from(parts.join(''), 'latin1'))
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1')
const uint16 = (value: number) => String.fromCharCode(value >> 8, value & 0xff)
const uint32 = (value: number) => uint16(value >>> 16) + uint16(value & 0xffff)
const little32 = (value: number) => Array.from(uint32(value)).toReversed().join('')

const segment = (marker: number, data: string) =>
  `\xff${String.fromCharCode(marker)}${uint16(data.length + 2)}${data}`
const tiff = (orientation: number) =>
  `MM\0*${uint32(8)}${uint16(1)}${uint16(0x0112)}${uint16(3)}${uint32(1)}${uint16(orientation)}\0\0${uint32(0)}GPS secret`
const exif = (orientation: number) => segment(0xe1, `Exif\0\0${tiff(orientation)}`)
const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0')
const colours = segment(0xe2, 'ICC_PROFILE\0\x01\x01profile')
const cmyk = segment(0xee, 'Adobe\0d\0\0\0\0\x02')
const frame = segment(0xc0, '\x08\0\x02\0\x03\x01\x01\x11\0')
const scan = `${segment(0xda, '\x01\x01\0\0\x3f\0')}ab\xff\0cd\xff\xd0ef`
const jpegOf = (before: string, behind = '') => latin1('\xff\xd8', before, frame, scan, '\xff\xd9', behind)
const pure = jpegOf(jfif + colours + cmyk)

test('a JPEG loses place, device, names and comments, and keeps its colours and every pixel', () => {
  const full = jpegOf(
    jfif +
      exif(6) +
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<secret>') +
      colours +
      segment(0xed, 'Photoshop 3.0\0secret') +
      segment(0xe2, 'MPF\0secret') +
      cmyk +
      segment(0xfe, 'secret'),
  )
  expect(cutMetadata('jpeg', full)).toEqual({ bytes: pure, orientation: 6, isAnimated: false })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i is read before it is cut', (orientation) => {
  expect(cutMetadata('jpeg', jpegOf(exif(orientation)))?.orientation).toBe(orientation)
})

test('a second picture, an archive or a page behind the end of a JPEG does not come along', () => {
  for (const behind of [textOf(jpegOf(exif(1))), 'PK\x03\x04secret', '<script>secret</script>'])
    expect(cutMetadata('jpeg', jpegOf(jfif + colours + cmyk, behind))?.bytes).toEqual(pure)
})

test('a phone photo keeps its size and nothing of its metadata', () => {
  const photo = fixture('portrait-orientation-6-gps.jpg')
  const cut = cutMetadata('jpeg', photo)
  expect(cut?.orientation).toBe(6)
  expect(textOf(cut?.bytes)).not.toMatch(/Exif|GPS|http:/)
  expect(readImageHeader(cut?.bytes ?? new Uint8Array())).toEqual(readImageHeader(photo))
})

const chunk = (name: string, data: string) => `${uint32(data.length)}${name}${data}\0\0\0\0`
const pngSign = '\x89PNG\r\n\x1a\n'
const pixels = chunk('IHDR', '\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0') + chunk('IDAT', 'pixels')

test('a PNG loses texts, times and Exif data, and what hangs on behind it', () => {
  const described = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].map((name) => chunk(name, 'secret')).join('')
  const full = latin1(
    pngSign,
    pixels,
    described,
    chunk('eXIf', tiff(8)),
    chunk('IEND', ''),
    'PK\x03\x04secret',
  )
  expect(cutMetadata('png', full)).toEqual({
    bytes: latin1(pngSign, pixels, chunk('IEND', '')),
    orientation: 8,
    isAnimated: false,
  })
})

const riff = (content: string) => `RIFF${little32(4 + content.length)}WEBP${content}`
const webpChunk = (name: string, data: string) =>
  `${name}${little32(data.length)}${data}${data.length % 2 ? '\0' : ''}`

test('a WebP loses Exif and XMP, and no longer says that it has them', () => {
  const extended = (flags: string) => webpChunk('VP8X', `${flags}\0\0\0\0\0\0\0\0\0`)
  const drawn = webpChunk('ICCP', 'odd') + webpChunk('VP8L', 'pixels')
  const told = webpChunk('EXIF', tiff(3)) + webpChunk('XMP ', 'secret')
  expect(cutMetadata('webp', latin1(riff(extended('\x2c') + drawn + told), 'secret'))).toEqual({
    bytes: latin1(riff(extended('\x20') + drawn)),
    orientation: 3,
    isAnimated: false,
  })
})

test('an animated GIF keeps moving and loses its comments', () => {
  const head = `GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff`
  const loop = '!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0'
  const picture = '!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0'
  const told = '!\xfe\x06secret\0!\xff\x0bXMP DataXMP\x06secret\0'
  expect(cutMetadata('gif', latin1(head, loop, told, picture, picture, ';', 'secret'))).toEqual({
    bytes: latin1(head, loop, picture, picture, ';'),
    orientation: 1,
    isAnimated: true,
  })
})

const whole = [
  ['jpeg', 'portrait-orientation-6-gps.jpg'],
  ['png', 'transparent.png'],
  ['gif', 'animated.gif'],
  ['webp', 'landscape.webp'],
] as const

test.each(whole)('a %s that is whole stays so, and one that was cut off anywhere is told', (kind, name) => {
  const file = fixture(name)
  const cut = cutMetadata(kind, file)?.bytes ?? new Uint8Array()
  expect(cutMetadata(kind, cut)?.bytes).toEqual(cut)
  for (const length of [0, 1, 8, 20, 60, Math.floor(cut.length / 2), cut.length - 3])
    expect(cutMetadata(kind, cut.slice(0, Math.min(length, cut.length - 2)))).toBeUndefined()
})

test('no bytes whatever make it fail or hang', () => {
  const kinds = fc.constantFrom('jpeg', 'png', 'gif', 'webp')
  const some = fc.uint8Array({ maxLength: 300 })
  fc.assert(
    fc.property(kinds, some, (kind, bytes) => void cutMetadata(kind as 'jpeg', bytes)),
    { numRuns: 2000 },
  )
})
