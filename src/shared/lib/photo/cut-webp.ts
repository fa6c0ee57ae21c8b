import { ascii, joined, partOf, viewOf } from './bytes'
import type { CutPicture } from './cut-metadata'
import { readOrientation } from './exif-orientation'

const pictureChunks = /^(VP8X|VP8 |VP8L|ALPH|ANIM|ANMF|ICCP)$/
const [animated, metadata] = [0x02, 0x08 | 0x04]

/** @throws RangeError where the picture does not reach its end */
export function cutWebp(bytes: Uint8Array): CutPicture {
  const view = viewOf(bytes)
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true)) // what hangs on behind is another file
  const kept: Uint8Array[] = []
  let [orientation, hasPicture, isAnimated] = [1, false, false]
  for (let at = 12; at + 8 <= end;) {
    const dataEnd = at + 8 + view.getUint32(at + 4, true)
    const name = ascii(bytes, at, at + 4)
    const chunk = partOf(bytes, at, dataEnd).slice()
    if (name === 'EXIF') orientation = readOrientation(withoutMark(chunk.subarray(8)))
    if (name === 'VP8X') {
      const flags = viewOf(chunk).getUint8(8)
      isAnimated = (flags & animated) !== 0
      chunk[8] = flags & ~metadata
    }
    hasPicture ||= /^(VP8 |VP8L|ANMF)$/.test(name)
    if (pictureChunks.test(name)) kept.push(chunk, new Uint8Array(chunk.length % 2))
    at = dataEnd + (dataEnd % 2)
  }
  if (!hasPicture || 8 + view.getUint32(4, true) > bytes.length + 1)
    throw new RangeError('the file was cut off')
  const content = joined(kept)
  const head = new Uint8Array(12)
  head.set(bytes.subarray(0, 12))
  viewOf(head).setUint32(4, 4 + content.length, true)
  return { bytes: joined([head, content]), orientation, isAnimated }
}

/** Some programs write the mark of a JPEG's Exif segment here too. */
const withoutMark = (exif: Uint8Array) => (ascii(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif)
