import { ascii, joined, partOf, viewOf } from './bytes'
import type { CutPicture } from './cut-metadata'

const [extension, image, end] = [0x21, 0x2c, 0x3b]
const [control, application] = [0xf9, 0xff]

/** @throws RangeError where the picture does not reach its end */
export function cutGif(bytes: Uint8Array): CutPicture {
  const view = viewOf(bytes)
  let at = 13 + paletteLength(view.getUint8(10))
  const kept = [partOf(bytes, 0, at)]
  let pictures = 0
  for (let block = view.getUint8(at); block !== end; block = view.getUint8(at)) {
    const headEnd = block === image ? endOfImageHead(view, at) : at + 2
    if (block !== image && block !== extension) throw new RangeError('the file makes no sense from here on')
    const next = endOfParts(view, headEnd)
    const part = partOf(bytes, at, next)
    if (block === image) pictures++
    if (block === image || isPicture(part)) kept.push(part)
    at = next
  }
  if (pictures === 0) throw new RangeError('there is no picture in it')
  kept.push(Uint8Array.of(end))
  return { bytes: joined(kept), orientation: 1, isAnimated: pictures > 1 }
}

const paletteLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const endOfImageHead = (view: DataView, at: number) => at + 11 + paletteLength(view.getUint8(at + 9))

/** Times and transparency, and how often an animation runs. */
function isPicture(part: Uint8Array): boolean {
  if (part[1] === control) return true
  return part[1] === application && /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(ascii(part, 3, 14))
}

function endOfParts(view: DataView, from: number): number {
  let at = from
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length
  return at + 1
}
