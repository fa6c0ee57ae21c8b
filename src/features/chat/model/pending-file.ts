import { newObjectKey } from '@/shared/api/storage'
import {
  checkFile,
  extensionOfChecked,
  FileProblem,
  type FileProblemCode,
} from '@/shared/lib/file/file-check'
import { attachmentKinds, cleanName } from './compose'
import type { Outgoing } from './outgoing'

/** A file that was chosen for a message. */
export type PendingFile = {
  key: string
  name: string
  size: number
  /** Checked, and in memory. */
  file?: File
  problem?: FileProblemCode
}

/** @param isFolder it only stands for a folder that was dropped */
export async function checkPending(file: File, isFolder: boolean): Promise<PendingFile> {
  const pending = { key: crypto.randomUUID(), name: file.name, size: file.size }
  if (isFolder) return { ...pending, problem: 'unreadable' }
  try {
    return { ...pending, file: await checkFile(file, attachmentKinds) }
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
  path: newObjectKey(userId, extensionOfChecked(file)),
  name: cleanName(file.name),
  type: file.type,
  size: file.size,
})
