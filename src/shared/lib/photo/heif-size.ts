import { ascii, viewOf } from './bytes'
import type { ImageSize } from './photo-size'

const [meta, ispe] = [0x6d657461, 0x69737065]

/**
 * The largest image that a HEIC or AVIF file describes: its whole picture, where thumbnails and tiles have properties of
 * their own.
 * @throws RangeError where the file ends too early
 */
export function readHeifSize(view: DataView): ImageSize | undefined {
  const [start, end] = findMeta(view)
  let largest: ImageSize | undefined
  for (let at = start; at + 16 <= end; at++) {
    if (view.getUint32(at) !== ispe) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

/** Walks the boxes of the file to the one that describes its images. */
function findMeta(view: DataView): [start: number, end: number] {
  let at = 0
  while (at < view.byteLength) {
    const length = view.getUint32(at)
    // 0: up to the end of the file; 1: a length of 64 bits follows, whose upper half no photo needs.
    const size = length === 0 ? view.byteLength - at : length === 1 ? view.getUint32(at + 12) : length
    if (view.getUint32(at + 4) === meta) return [at, Math.min(at + size, view.byteLength)]
    at += Math.max(size, 8)
  }
  return [0, 0]
}

/** Whether every box of a HEIC or AVIF file is all there; a phone may hang on what is no box. */
export function isWholeHeif(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  for (let at = 0; at + 8 <= bytes.length;) {
    if (!/^[\w ]{4}$/.test(ascii(bytes, at + 4, at + 8))) return at > 0
    const length = view.getUint32(at)
    if (length === 0) return true // up to the end of the file
    if (length === 1 && at + 16 > bytes.length) return false
    const size = length === 1 ? view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12) : length
    if (at + size > bytes.length) return false
    at += Math.max(size, 8)
  }
  return true
}
