import { newObjectKey } from '@/shared/api/storage'
import { extensionOfType } from '@/shared/lib/file/file-kind'
import { cleanFileName } from '@/shared/lib/file/file-name'
import { FileProblem, type FileProblemCode } from '@/shared/lib/file/file-problem'
import { takeFile } from '@/shared/lib/file/take-file'
import type { DroppedFile } from '@/shared/ui/use-file-drop'
import type { Outgoing } from './outgoing'

/** A file that was chosen for a message. With neither `file` nor `problem` it is still being prepared. */
export type PendingFile = {
  key: string
  name: string
  /** Bytes */
  size: number
  /** As it will be sent, in memory. */
  file?: File
  problem?: FileProblemCode
  /** As it was chosen. */
  chosen: DroppedFile
  /** Ends its preparation. */
  stop: AbortController
}

/** A file as it stands in the box from the moment in which it was chosen. */
export const pendingOf = (chosen: DroppedFile): PendingFile => ({
  key: crypto.randomUUID(),
  name: cleanFileName(chosen.file.name),
  size: chosen.file.size,
  chosen,
  stop: new AbortController(),
})

/**
 * Makes of a chosen file what can be sent.
 * @returns it with `file`, or with what keeps it from being sent
 * @throws AppError `cancelled`
 */
export async function takePending(pending: PendingFile): Promise<PendingFile> {
  const { chosen, stop } = pending
  if (chosen.isFolder) return { ...pending, problem: 'unreadable' }
  try {
    const file = await takeFile(chosen.file, 'message', stop.signal)
    return { ...pending, name: file.name, size: file.size, file }
  } catch (error) {
    if (error instanceof FileProblem) return { ...pending, problem: error.code }
    throw error
  }
}

/** What was pasted. Programs put a picture of a copied text beside it: then the text is meant. */
export const pastedFiles = ({ files, types }: DataTransfer): File[] =>
  types.includes('text/plain') ? [] : Array.from(files)

/** What a message says of its file, under the key that all attempts use. */
export const attachmentOf = (userId: string, file: File): NonNullable<Outgoing['attachment']> => ({
  path: newObjectKey(userId, extensionOfType(file.type) ?? 'bin'),
  name: file.name,
  type: file.type,
  size: file.size,
})
