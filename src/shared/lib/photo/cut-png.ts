import { ascii, joined, partOf, viewOf } from './bytes'
import type { CutPicture } from './cut-metadata'
import { readOrientation } from './exif-orientation'

const pictureChunks = /^(IHDR|PLTE|tRNS|IDAT|IEND|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|bKGD|pHYs|acTL|fcTL|fdAT)$/

/** @throws RangeError where the picture does not reach its end */
export function cutPng(bytes: Uint8Array): CutPicture {
  const view = viewOf(bytes)
  const kept = [partOf(bytes, 0, 8)]
  let orientation = 1
  const found = new Set<string>()
  for (let at = 8; !found.has('IEND');) {
    const next = at + 12 + view.getUint32(at)
    const [chunk, name] = [partOf(bytes, at, next), ascii(bytes, at + 4, at + 8)]
    found.add(name)
    if (name === 'eXIf') orientation = readOrientation(chunk.subarray(8))
    if (pictureChunks.test(name)) kept.push(chunk)
    at = next
  }
  if (!found.has('IDAT')) throw new RangeError('there is no picture in it')
  return { bytes: joined(kept), orientation, isAnimated: found.has('acTL') }
}
