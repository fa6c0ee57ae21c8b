import { type CutPicture, cutMetadata } from '../photo/cut-metadata'
import { isWholeHeif } from '../photo/heif-size'
import { readImageHeader } from '../photo/image-header'
import type { ImageSize } from '../photo/photo-size'
import { type FileKind, fileKinds, readFileKind } from './file-kind'
import { cleanFileName, endingOf } from './file-name'
import { FileProblem } from './file-problem'
import { type Place, places } from './places'

/** 5 MB, inclusive. */
export const maxDocumentBytes = 5 * 1024 * 1024
/** A picture is made smaller. */
const maxPictureBytes = 25 * 1024 * 1024
const maxPixels = 100_000_000

export type OpenedFile = {
  kind: FileKind
  /** Without signs that are not seen; empty of an ending where it has none. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** Of a picture. */
  picture?: {
    /** As stored, before it is turned. */
    size: ImageSize
    /** Of the kinds whose metadata can be cut; the others are redrawn. */
    cut?: CutPicture
  }
}

/**
 * Reads a file that was chosen, whole, and makes sure that the place takes it: what it is, its bytes say.
 * @throws FileProblem
 */
export async function openFile(file: File, place: Place): Promise<OpenedFile> {
  if (file.size > maxPictureBytes)
    throw new FileProblem(file.type.startsWith('image/') ? 'pictureTooLarge' : 'tooLarge')
  const bytes = await readBytes(file)
  if (bytes.length === 0) throw new FileProblem('empty')
  const name = cleanFileName(file.name)
  const kind = readFileKind(bytes, name, file.type)
  if (kind === undefined || !takes(place, kind)) throw refusalOf(file, name, place)
  requireTrueName(name, kind)
  const picture = isPictureKind(kind) ? openPicture(kind, bytes) : undefined
  if (!picture && bytes.length > maxDocumentBytes) throw new FileProblem('tooLarge')
  return { kind, name, bytes, picture }
}

async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw new FileProblem('unreadable', error) // moved or deleted since it was chosen, or a folder
  }
}

const takes = (place: Place, kind: FileKind) => (places[place] as readonly FileKind[]).includes(kind)

function refusalOf(file: File, name: string, place: Place): FileProblem {
  if (file.size > maxDocumentBytes) return new FileProblem('tooLarge')
  const promised = kindOfEnding(endingOf(name))
  return new FileProblem(promised && takes(place, promised) ? 'disguised' : 'notTaken')
}

const kindOfEnding = (ending: string) =>
  (Object.keys(fileKinds) as FileKind[]).find((kind) =>
    (fileKinds[kind].endings as readonly string[]).includes(ending),
  )

const pictureKinds = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic'] as const
type PictureKind = (typeof pictureKinds)[number]
const isPictureKind = (kind: FileKind): kind is PictureKind =>
  (pictureKinds as readonly string[]).includes(kind)

/** A picture under the ending of another kind of picture is taken and gets its own: it is what it looks like. */
function requireTrueName(name: string, kind: FileKind): void {
  const ending = endingOf(name)
  const promised = kindOfEnding(ending)
  const isTrue = ending === '' || promised === kind
  const isPicture = promised !== undefined && isPictureKind(promised) && isPictureKind(kind)
  if (!isTrue && !isPicture) throw new FileProblem('misnamed')
}

function openPicture(kind: PictureKind, bytes: Uint8Array): OpenedFile['picture'] {
  const size = readImageHeader(bytes)?.size
  if (!size) throw new FileProblem('broken')
  if (size.width * size.height > maxPixels) throw new FileProblem('pictureTooLarge')
  if (kind === 'heic' || kind === 'avif') {
    if (!isWholeHeif(bytes)) throw new FileProblem('broken')
    return { size }
  }
  const cut = cutMetadata(kind, bytes)
  if (!cut) throw new FileProblem('broken')
  return { size, cut }
}
