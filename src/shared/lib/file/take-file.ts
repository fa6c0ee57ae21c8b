import { AppError } from '@/shared/api/app-error'
import { redraw } from '../photo/redraw'
import { fileKinds, nameOfType } from './file-kind'
import { withEnding } from './file-name'
import { FileProblem } from './file-problem'
import { maxDocumentBytes, type OpenedFile, openFile } from './open-file'
import type { Place } from './places'

/** What is written small in a lab result can still be read. */
const longestPx = 4000
const detailQualities = [0.95, 0.9, 0.85, 0.75, 0.65, 0.5]

/**
 * Takes a file in which every pixel matters. A picture comes upright, without its metadata and at most 4,000 px long; it is
 * compressed anew only where it has to be turned, converted or made smaller. Anything else stays as it is.
 * @param signal ends the work between two steps
 * @returns the file in memory, at most 5 MB, so that it can be sent again whatever becomes of the one on the device; its
 *   name ends as its content is
 * @throws FileProblem
 * @throws AppError `cancelled`
 */
export async function takeFile(
  file: File,
  place: Exclude<Place, 'photo'>,
  signal?: AbortSignal,
): Promise<File> {
  const opened = await openFile(file, place)
  const { kind, name, bytes, picture } = opened
  const stored = picture ? picture.cut?.bytes : bytes
  if (stored && !mustBeRedrawn(opened))
    return new File([stored], nameOfType(name, fileKinds[kind].type), { type: fileKinds[kind].type })
  if (picture?.cut?.isAnimated) throw new FileProblem('tooLarge') // redrawn, it would stand still
  const source = new File([bytes], name, { type: fileKinds[kind].type })
  const redrawn = await redraw(source, kind, {
    longestPx,
    maxBytes: maxDocumentBytes,
    qualities: detailQualities,
    signal,
  }).catch((error: unknown) => {
    const isMissing = error instanceof AppError && error.code === 'network'
    throw isMissing ? new FileProblem('notConverted', error) : error
  })
  return new File([redrawn], withEnding(name, 'jpg'), { type: 'image/jpeg' })
}

function mustBeRedrawn({ picture }: OpenedFile): boolean {
  if (!picture) return false
  const { size, cut } = picture
  const isUpright = cut?.orientation === 1 && Math.max(size.width, size.height) <= longestPx
  return !isUpright || cut.bytes.length > maxDocumentBytes
}
