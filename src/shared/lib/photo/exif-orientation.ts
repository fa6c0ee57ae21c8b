import { ascii, viewOf } from './bytes'

const orientationTag = 0x0112

/**
 * How a picture has to be turned, as its Exif data says.
 * @param tiff the data from its byte order on
 * @returns 1 to 8; 1, upright, where it says nothing that makes sense
 */
export function readOrientation(tiff: Uint8Array): number {
  try {
    const view = viewOf(tiff)
    const isLittle = ascii(tiff, 0, 2) === 'II'
    const entries = view.getUint32(4, isLittle)
    const count = view.getUint16(entries, isLittle)
    for (let at = entries + 2; at < entries + 2 + count * 12; at += 12) {
      if (view.getUint16(at, isLittle) !== orientationTag) continue
      const turned = view.getUint16(at + 8, isLittle)
      return turned >= 1 && turned <= 8 ? turned : 1
    }
    return 1
  } catch (error) {
    if (error instanceof RangeError) return 1 // damaged metadata turns nothing
    throw error
  }
}
