import { cutGif } from './cut-gif'
import { cutJpeg } from './cut-jpeg'
import { cutPng } from './cut-png'
import { cutWebp } from './cut-webp'

export type CutPicture = {
  /** The picture alone, in the compression that it had. */
  bytes: Uint8Array<ArrayBuffer>
  /** 1 to 8, as Exif counts; 1 is upright. The bytes no longer say it. */
  orientation: number
  isAnimated: boolean
}

const cutters = { jpeg: cutJpeg, png: cutPng, gif: cutGif, webp: cutWebp }

/**
 * Takes out of a picture all that is not needed to draw it: place, device, names, comments, previews, and whatever hangs on
 * behind its end. Its pixels stay as they are.
 * @param bytes the whole file
 * @returns undefined where the file was cut off before its end, or makes no sense
 */
export function cutMetadata(kind: keyof typeof cutters, bytes: Uint8Array): CutPicture | undefined {
  try {
    return cutters[kind](bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
