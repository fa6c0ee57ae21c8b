import { type DocumentKind, documentKindOf } from './document-kind'
import { maxDocumentBytes } from './file/file-check'

/** What a file picker offers for a document. */
export const documentAccept = '.pdf,.jpg,.jpeg,.png'

export const documentExtensions: Record<DocumentKind, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

export type DocumentProblem = 'empty' | 'tooLarge' | 'wrongType' | 'unreadable'

/**
 * Checks a file that is to be a document: its size, its name's ending and its first bytes (spec section 5, DESIGN.md
 * section 12). What it says of its own type does not count.
 * @returns what it is, or why it is refused
 */
export async function checkDocument(
  file: File,
): Promise<{ kind: DocumentKind } | { problem: DocumentProblem }> {
  if (file.size === 0) return { problem: 'empty' }
  if (file.size > maxDocumentBytes) return { problem: 'tooLarge' }
  if (!/\.(pdf|jpe?g|png)$/i.test(file.name)) return { problem: 'wrongType' }
  try {
    const kind = await documentKindOf(file)
    return kind ? { kind } : { problem: 'wrongType' }
  } catch {
    return { problem: 'unreadable' } // moved or deleted since it was chosen
  }
}
