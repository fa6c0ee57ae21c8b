import { AppError } from '@/shared/api/app-error'
import { white } from '@/shared/ui/theme/palette'
import { FileProblem } from '../file/file-problem'
import { encodeWithin, fitWithin } from './photo-size'

type Options = {
  longestPx: number
  maxBytes: number
  /** From 0 to 1, the best first. */
  qualities?: readonly number[]
  /** Ends the work between two steps. */
  signal?: AbortSignal
}

/**
 * Makes an upright JPEG without metadata of any picture.
 * @param kind what its bytes are
 * @throws FileProblem `broken`, `pictureTooLarge`
 * @throws AppError `network` where the HEIC decoder does not load, `cancelled`
 */
export async function redraw(
  file: File,
  kind: string,
  { longestPx, signal, ...most }: Options,
): Promise<Blob> {
  requireWanted(signal)
  const bitmap = await decodePicture(file, kind)
  try {
    requireWanted(signal)
    const jpeg = await encodePicture(drawPicture(bitmap, longestPx), most)
    requireWanted(signal)
    return jpeg
  } finally {
    bitmap.close()
  }
}

/** The picture, upright. @throws all of `redraw` but `pictureTooLarge` */
export async function decodePicture(file: File, kind: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    if (kind !== 'heic') throw new FileProblem('broken', error)
    return decodeHeic(file)
  }
}

/** Safari reads HEIC itself; every other browser needs the decoder, which is large and loads only now. */
async function decodeHeic(file: File): Promise<ImageBitmap> {
  const { heicTo } = await import('heic-to/csp').catch((error: unknown) => {
    throw new AppError('network', 'the HEIC decoder did not load', error)
  })
  return heicTo({ blob: file, type: 'bitmap' }).catch((error: unknown) => {
    throw new FileProblem('broken', error)
  })
}

/** On a white ground, in the size that fits. */
export function drawPicture(source: ImageBitmap | HTMLCanvasElement, longestPx: number): HTMLCanvasElement {
  const { width, height } = fitWithin(source, longestPx)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new FileProblem('broken')
  context.fillStyle = white
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

/** @throws FileProblem `pictureTooLarge` where no quality fits */
export async function encodePicture(
  canvas: HTMLCanvasElement,
  { maxBytes, qualities }: Pick<Options, 'maxBytes' | 'qualities'>,
): Promise<Blob> {
  const jpeg = await encodeWithin(maxBytes, (quality) => toJpeg(canvas, quality), qualities)
  if (!jpeg) throw new FileProblem('pictureTooLarge')
  return jpeg
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new FileProblem('broken'))), 'image/jpeg', quality)
  })

/** @throws AppError `cancelled` */
export function requireWanted(signal?: AbortSignal): void {
  if (signal?.aborted) throw new AppError('cancelled', 'the picture is no longer wanted')
}
