/** The parts of an image that stay, in order; null when the image is not built as its format demands. */
type Parts = Uint8Array[] | null

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const textAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const jpeg = { app0: 0xe0, app2: 0xe2, app14: 0xee, app15: 0xef, comment: 0xfe, scan: 0xda, end: 0xd9 }

/** JFIF, the colour profile and Adobe's colour transform decide how the picture looks; the rest tells about its maker. */
function staysInJpeg(bytes: Uint8Array, marker: number, content: number): boolean {
  if (marker === jpeg.app2) return textAt(bytes, content, 11) === 'ICC_PROFILE'
  const isApplication = marker >= jpeg.app0 && marker <= jpeg.app15
  return marker !== jpeg.comment && (!isApplication || marker === jpeg.app0 || marker === jpeg.app14)
}

/** Where the coded data after a scan's header ends: at the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}

/**
 * Takes the metadata out of a JPEG (EXIF with its position, XMP, IPTC, comments) and what hides behind its end.
 *
 * @param bytes a file that begins with the JPEG marker
 */
export function stripJpeg(bytes: Uint8Array): Parts {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 2)]
  let hasScan = false
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === jpeg.end) break
    const segmentEnd = at + 2 + view.getUint16(at + 2)
    if (segmentEnd > bytes.length || segmentEnd < at + 4) return null
    const end = marker === jpeg.scan ? endOfScan(bytes, segmentEnd) : segmentEnd
    if (staysInJpeg(bytes, marker, at + 4)) parts.push(bytes.subarray(at, end))
    hasScan ||= marker === jpeg.scan
    at = end
  }
  return hasScan ? [...parts, Uint8Array.of(0xff, jpeg.end)] : null
}

/** Chunks without which a PNG cannot be drawn in its colours. */
const pngChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP'])

/**
 * Takes the metadata out of a PNG (EXIF, texts, time) and what hides behind its end.
 *
 * @param bytes a file that begins with the PNG signature
 */
export function stripPng(bytes: Uint8Array): Parts {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const type = textAt(bytes, at + 4, 4)
    if (pngChunks.has(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IEND') return parts
    at = end
  }
  return null
}

/** Chunks without which a WebP cannot be drawn in its colours. */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const webpMetadataFlags = 0x08 | 0x04

function withoutMetadataFlags(chunk: Uint8Array): Uint8Array {
  return chunk.map((byte, index) => (index === 8 ? byte & ~webpMetadataFlags : byte))
}

function webpHeader(length: number): Uint8Array {
  const header = new TextEncoder().encode('RIFF0000WEBP')
  viewOf(header).setUint32(4, length + 4, true)
  return header
}

/**
 * Takes the metadata out of a WebP (EXIF, XMP, unknown chunks) and what hides behind its end.
 *
 * @param bytes a file that begins with a RIFF header of kind WEBP
 */
export function stripWebp(bytes: Uint8Array): Parts {
  const view = viewOf(bytes)
  const fileEnd = Math.min(view.getUint32(4, true) + 8, bytes.length)
  const parts: Uint8Array[] = []
  let at = 12
  while (at + 8 <= fileEnd) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (end > fileEnd) return null
    const type = textAt(bytes, at, 4)
    const chunk = bytes.subarray(at, end)
    if (webpChunks.has(type)) parts.push(type === 'VP8X' ? withoutMetadataFlags(chunk) : chunk)
    at = end
  }
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return length > 0 ? [webpHeader(length), ...parts] : null
}
