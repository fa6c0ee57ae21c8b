import { AppError } from '@/shared/api/app-error'
import { white } from '@/shared/ui/theme/palette'
import { type ImageHeader, readImageHeader } from './image-header'
import { PhotoProblem } from './photo-problem'
import { encodeWithin, fitWithin } from './photo-size'

export type PreparedPhoto = {
  /** At most 1600 px and 2 MB. */
  full: File
  /** At most 320 px, for lists. */
  small: File
}

const maxInputBytes = 25 * 1024 * 1024
const maxPixels = 100_000_000
const maxBytes = 2 * 1024 * 1024
const fullPx = 1600
const smallPx = 320

/**
 * Makes of any photo what the product stores: upright JPEGs in two sizes on a white ground, without metadata, since place
 * and device of a meal are nobody's business (DESIGN.md section 4 'Logging').
 * @param signal ends the work between two steps
 * @throws PhotoProblem for a file that is no photo, broken or too large
 * @throws AppError `network` where the HEIC decoder does not load, `cancelled`
 */
export async function preparePhoto(file: File, signal?: AbortSignal): Promise<PreparedPhoto> {
  const header = await checkFile(file)
  requireWanted(signal)
  const bitmap = await decode(file, header)
  try {
    requireWanted(signal)
    const fullCanvas = draw(bitmap, fullPx)
    const full = await encode(fullCanvas)
    requireWanted(signal)
    const small = await encode(draw(fullCanvas, smallPx))
    requireWanted(signal)
    return { full, small }
  } finally {
    bitmap.close()
  }
}

async function checkFile(file: File): Promise<ImageHeader> {
  if (file.size === 0) throw new PhotoProblem('empty')
  if (file.size > maxInputBytes) throw new PhotoProblem('tooLarge')
  const header = readImageHeader(new Uint8Array(await readBytes(file)))
  if (!header) throw new PhotoProblem('notImage')
  if (!header.size) throw new PhotoProblem('broken')
  if (header.size.width * header.size.height > maxPixels) throw new PhotoProblem('tooLarge')
  return header
}

/** A file of a folder or a cloud that is gone by now cannot be read. */
const readBytes = (file: File) =>
  file.arrayBuffer().catch((error: unknown) => {
    throw new PhotoProblem('broken', error)
  })

async function decode(file: File, { kind }: ImageHeader): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    if (kind !== 'heic') throw new PhotoProblem('broken', error)
    return decodeHeic(file)
  }
}

/** Safari reads HEIC itself; every other browser needs the decoder, which is large and loads only now. */
async function decodeHeic(file: File): Promise<ImageBitmap> {
  const { heicTo } = await import('heic-to/csp').catch((error: unknown) => {
    throw new AppError('network', 'the HEIC decoder did not load', error)
  })
  return heicTo({ blob: file, type: 'bitmap' }).catch((error: unknown) => {
    throw new PhotoProblem('broken', error)
  })
}

function draw(source: ImageBitmap | HTMLCanvasElement, longest: number): HTMLCanvasElement {
  const { width, height } = fitWithin(source, longest)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new PhotoProblem('broken')
  context.fillStyle = white
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

async function encode(canvas: HTMLCanvasElement): Promise<File> {
  const jpeg = await encodeWithin(maxBytes, (quality) => toJpeg(canvas, quality))
  if (!jpeg) throw new PhotoProblem('tooLarge')
  return new File([jpeg], 'photo.jpg', { type: jpeg.type })
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PhotoProblem('broken'))),
      'image/jpeg',
      quality,
    )
  })

function requireWanted(signal?: AbortSignal): void {
  if (signal?.aborted) throw new AppError('cancelled', 'the photo is no longer wanted')
}
