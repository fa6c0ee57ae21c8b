import { Buffer } from 'node:buffer'

/** Stands in each sample photo wherever a camera writes what nobody should learn. */
export const secret = 'GPS 52.5200 N, 13.4050 E'

const text = (value: string) => Buffer.from(value, 'latin1')

function jpegSegment(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2
  return Buffer.concat([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), content])
}

const uint32 = (value: number, isLittle: boolean) => {
  const bytes = Buffer.alloc(4)
  if (isLittle) bytes.writeUInt32LE(value)
  else bytes.writeUInt32BE(value)
  return bytes
}

const pngChunk = (type: string, content: Uint8Array) =>
  Buffer.concat([uint32(content.length, false), text(type), content, uint32(0, false)])

const webpChunk = (type: string, content: Uint8Array) =>
  Buffer.concat([text(type), uint32(content.length, true), content, Buffer.alloc(content.length % 2)])

const pixels = Buffer.alloc(64, 0x5a)
const scan = Buffer.concat([Uint8Array.of(1, 0xff, 0x00, 2, 0xff, 0xd0, 3), pixels])

const jpegParts = {
  start: Uint8Array.of(0xff, 0xd8),
  jfif: jpegSegment(0xe0, text('JFIF\0kept')),
  exif: jpegSegment(0xe1, text(`Exif\0\0${secret}`)),
  profile: jpegSegment(0xe2, text('ICC_PROFILE\0kept')),
  otherApp2: jpegSegment(0xe2, text(`MPF\0${secret}`)),
  iptc: jpegSegment(0xed, text(secret)),
  adobe: jpegSegment(0xee, text('Adobe kept')),
  comment: jpegSegment(0xfe, text(secret)),
  tables: jpegSegment(0xdb, pixels),
  scanHeader: jpegSegment(0xda, Uint8Array.of(1, 1, 0)),
  end: Uint8Array.of(0xff, 0xd9),
}

function jpegOf(isStripped: boolean): Buffer {
  const { start, jfif, exif, profile, otherApp2, iptc, adobe, comment, tables, scanHeader, end } = jpegParts
  const pictures = [scanHeader, scan, tables, scanHeader, scan]
  return Buffer.concat(
    isStripped
      ? [start, jfif, profile, adobe, tables, ...pictures, end]
      : [
          start,
          jfif,
          exif,
          profile,
          otherApp2,
          iptc,
          adobe,
          comment,
          tables,
          Uint8Array.of(0xff),
          ...pictures,
          end,
          text(secret),
        ],
  )
}

function pngOf(isStripped: boolean): Buffer {
  const signature = text('\x89PNG\r\n\x1a\n')
  const header = pngChunk('IHDR', Buffer.alloc(13))
  const data = pngChunk('IDAT', pixels)
  const end = pngChunk('IEND', Buffer.alloc(0))
  const hidden = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'prVt'].map((type) => pngChunk(type, text(secret)))
  return Buffer.concat(
    isStripped ? [signature, header, data, end] : [signature, header, ...hidden, data, end, text(secret)],
  )
}

function webpOf(isStripped: boolean): Buffer {
  const header = (flags: number) => webpChunk('VP8X', Buffer.concat([Uint8Array.of(flags), Buffer.alloc(9)]))
  const picture = webpChunk('VP8 ', Buffer.concat([pixels, Uint8Array.of(7)]))
  const hidden = ['EXIF', 'XMP ', 'SECR'].map((type) => webpChunk(type, text(secret)))
  const chunks = Buffer.concat(isStripped ? [header(0x10), picture] : [header(0x1c), picture, ...hidden])
  const file = Buffer.concat([text('RIFF'), uint32(chunks.length + 4, true), text('WEBP'), chunks])
  return isStripped ? file : Buffer.concat([file, text(secret)])
}

const sampleOf = (type: string, build: (isStripped: boolean) => Buffer) => ({
  type,
  bytes: build(false),
  stripped: build(true).toString('base64'),
})

/** A photo of each format, as a camera makes it and as it may leave the house. */
export const samplePhotos = {
  jpeg: sampleOf('image/jpeg', jpegOf),
  png: sampleOf('image/png', pngOf),
  webp: sampleOf('image/webp', webpOf),
}
