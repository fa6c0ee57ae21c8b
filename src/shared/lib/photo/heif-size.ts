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
