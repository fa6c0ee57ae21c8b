import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import test from 'node:test'
import { Refusal } from '../_shared/http.ts'
import { readPhoto } from './photo.ts'
import { samplePhotos, secret } from './sample-photos.ts'

const invalid = { status: 400, message: 'Invalid image data. Please try another image.' }
const unsupported = { status: 400, message: 'Image format not supported. Please try another image.' }

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** What becomes of a photo; anything but a photo or a refusal fails the test. */
function read(bytes: Uint8Array) {
  try {
    return readPhoto(encode(bytes))
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const padded = (start: string) => encode(Buffer.from(start.padEnd(99, '.'), 'latin1'))

for (const [name, { type, bytes, stripped }] of Object.entries(samplePhotos)) {
  void test(`a ${name} loses its metadata and nothing else`, () => {
    assert.ok(bytes.includes(secret))
    assert.deepEqual(readPhoto(encode(bytes)), { type, base64: stripped })
  })

  void test(`a ${name} without metadata stays as it is`, () => {
    assert.deepEqual(readPhoto(stripped), { type, base64: stripped })
  })

  void test(`a ${name} cut anywhere is refused or gives nothing away`, () => {
    for (let length = 75; length < bytes.length; length += 1) {
      const outcome = read(bytes.subarray(0, length))
      if (outcome instanceof Refusal) assert.equal(outcome.message, invalid.message)
      else assert.ok(!Buffer.from(outcome.base64, 'base64').includes('GPS'))
    }
  })

  void test(`a ${name} with a changed byte never breaks the reader`, () => {
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? 0xff - byte : byte))
      const outcome = read(changed)
      assert.ok(!(outcome instanceof Refusal) || outcome.status === 400)
    }
  })
}

const refusals: [string, string, object][] = [
  ['99 characters', '/9j/'.padEnd(99, 'A'), invalid],
  ['a data URL', `data:image/jpeg;base64,${samplePhotos.jpeg.stripped}`, invalid],
  ['base64 for addresses', samplePhotos.jpeg.stripped.replace('/', '_'), invalid],
  ['line breaks', `${samplePhotos.jpeg.stripped.slice(0, -1)}\n`, invalid],
  ['padding in the middle', `AAA=${samplePhotos.jpeg.stripped}`, invalid],
  ['an address', `https://example.com/${'a'.repeat(100)}.jpg`, invalid],
  ['a GIF', padded('GIF89a'), unsupported],
  ['HTML', padded('<html><script>'), unsupported],
  ['an SVG', padded('<svg xmlns='), unsupported],
  ['a PDF', padded('%PDF-1.7'), unsupported],
  ['a sound in RIFF', padded('RIFF\x60\0\0\0WAVE'), unsupported],
  ['a JPEG that only begins as one', padded('\xff\xd8\xff\xe0'), invalid],
  ['a JPEG without a picture', padded('\xff\xd8\xff\xe0\x00\x5f'), invalid],
  ['a PNG that only begins as one', padded('\x89PNG\r\n\x1a\n'), invalid],
  ['a WebP that only begins as one', padded('RIFF\x60\0\0\0WEBP'), invalid],
]
for (const [name, base64, refusal] of refusals) {
  void test(`${name} is refused`, () => assert.throws(() => readPhoto(base64), refusal))
}
