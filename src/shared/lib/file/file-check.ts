import { extensionOf, type FileKind, fileKinds, readFileKind } from './file-kind'

/** 5 MB, inclusive (DESIGN.md section 12). */
export const maxDocumentBytes = 5 * 1024 * 1024

export type FileProblemCode = 'empty' | 'tooLarge' | 'unreadable' | 'heic' | 'disguised' | 'notTaken'

/** Why a file is not taken. */
export class FileProblem extends Error {
  override name = 'FileProblem'
  readonly code: FileProblemCode

  constructor(code: FileProblemCode, cause?: unknown) {
    super(`the file is refused: ${code}`, { cause })
    this.code = code
  }
}

/**
 * Reads a file and makes sure that it is one of the kinds asked for.
 * @param kinds what is taken
 * @returns the file from memory, so that it can be sent again whatever becomes of the one on the device; under its own
 *   name, with the type of its content
 * @throws FileProblem
 */
export async function checkFile(file: File, kinds: readonly FileKind[]): Promise<File> {
  if (file.size > maxDocumentBytes) throw new FileProblem('tooLarge')
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    throw new FileProblem('unreadable', error)
  })
  if (bytes.byteLength === 0) throw new FileProblem('empty')
  const kind = readFileKind(new Uint8Array(bytes), file.name, file.type)
  if (kind === 'heic' && !kinds.includes(kind)) throw new FileProblem('heic')
  if (kind === undefined || !kinds.includes(kind))
    throw new FileProblem(claims(file.name, kinds) ? 'disguised' : 'notTaken')
  return new File([bytes], file.name, { type: fileKinds[kind].type })
}

const spelledOtherwise: Record<string, FileKind> = { jpg: 'jpeg', jpe: 'jpeg', jfif: 'jpeg' }

/** Whether a name promises one of the kinds. */
function claims(name: string, kinds: readonly FileKind[]): boolean {
  const extension = extensionOf(name)
  return kinds.some((kind) => kind === (spelledOtherwise[extension] ?? extension))
}

/** The extension of the content of a checked file, for its key. */
export function extensionOfChecked({ type }: Blob): string {
  return Object.values(fileKinds).find((kind) => kind.type === type)?.extension ?? 'bin'
}

/** What a file choice offers for these kinds. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => [fileKinds[kind].type, `.${fileKinds[kind].extension}`]).join(',')
