import { ascii, joined, partOf, viewOf } from './bytes'
import type { CutPicture } from './cut-metadata'
import { readOrientation } from './exif-orientation'

const [start, end, scan, exif] = [0xd8, 0xd9, 0xda, 0xe1]

/** @throws RangeError where the picture does not reach its end */
export function cutJpeg(bytes: Uint8Array): CutPicture {
  const view = viewOf(bytes)
  const kept: Uint8Array[] = [Uint8Array.of(0xff, start)]
  let orientation = 1
  let hasScan = false
  let at = 2
  for (;;) {
    while (view.getUint8(at) !== 0xff || view.getUint8(at + 1) === 0xff) at++ // what fills the room between two segments
    const marker = view.getUint8(at + 1)
    if (marker === end) break
    if (standsAlone(marker)) {
      at += 2
      continue
    }
    const next = at + 2 + view.getUint16(at + 2)
    const segment = partOf(bytes, at, next)
    if (marker === exif && ascii(segment, 4, 10) === 'Exif\0\0' && orientation === 1)
      orientation = readOrientation(segment.subarray(10))
    if (isPicture(marker, segment)) kept.push(segment)
    at = next
    if (marker !== scan) continue
    hasScan = true
    const scanEnd = endOfScan(view, at)
    kept.push(partOf(bytes, at, scanEnd))
    at = scanEnd
  }
  if (!hasScan) throw new RangeError('there is no picture in it')
  kept.push(Uint8Array.of(0xff, end)) // what hangs on behind is another file
  return { bytes: joined(kept), orientation, isAnimated: false }
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const standsAlone = (marker: number) => isRestart(marker) || marker === start || marker <= 0x01

/** Of what programs add, only what the colours need is part of the picture. */
function isPicture(marker: number, segment: Uint8Array): boolean {
  const name = ascii(segment, 4, 16)
  if (marker === 0xe0) return name.startsWith('JFIF\0')
  if (marker === 0xe2) return name === 'ICC_PROFILE\0'
  if (marker === 0xee) return name.startsWith('Adobe')
  const [isApplication, isComment] = [marker >= 0xe1 && marker <= 0xef, marker === 0xfe]
  return !isApplication && !isComment
}

function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue
    const marker = view.getUint8(at + 1)
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at
  }
}
