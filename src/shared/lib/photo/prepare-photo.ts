import { openFile } from '../file/open-file'
import { decodePicture, drawPicture, encodePicture, requireWanted } from './redraw'

export type PreparedPhoto = {
  /** At most 1600 px and 2 MB. */
  full: File
  /** At most 320 px, for lists. */
  small: File
}

const most = { maxBytes: 2 * 1024 * 1024 }
const fullPx = 1600
const smallPx = 320

/**
 * Makes of any photo what the product stores: upright JPEGs in two sizes on a white ground, without metadata, since place
 * and device of a meal are nobody's business.
 * @param signal ends the work between two steps
 * @throws FileProblem for a file that is no photo, broken or too large
 * @throws AppError `network` where the HEIC decoder does not load, `cancelled`
 */
export async function preparePhoto(file: File, signal?: AbortSignal): Promise<PreparedPhoto> {
  const { kind } = await openFile(file, 'photo')
  requireWanted(signal)
  const bitmap = await decodePicture(file, kind)
  try {
    requireWanted(signal)
    const canvas = drawPicture(bitmap, fullPx)
    const full = asPhoto(await encodePicture(canvas, most))
    requireWanted(signal)
    const small = asPhoto(await encodePicture(drawPicture(canvas, smallPx), most))
    requireWanted(signal)
    return { full, small }
  } finally {
    bitmap.close()
  }
}

const asPhoto = (jpeg: Blob) => new File([jpeg], 'photo.jpg', { type: jpeg.type })
