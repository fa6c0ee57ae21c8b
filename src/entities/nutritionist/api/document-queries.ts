import { queryOptions } from '@tanstack/react-query'
import { downloadFile } from '@/shared/api/storage'
import { fileKinds, readFileKind } from '@/shared/lib/file/file-kind'
import type { ProfileDocument } from '../documents'

/** The stored bytes are of no kind that may be shown. */
export class UnknownDocument extends Error {
  override name = 'UnknownDocument'
}

export const documentQueries = {
  /** A document as a blob of the kind that its bytes prove. Objects are never written over, so it stays true. */
  file: ({ url }: ProfileDocument) =>
    queryOptions({
      queryKey: ['storage', { bucket: 'feedback-attachments' }, 'document', url] as const,
      queryFn: ({ signal }) => loadDocument(url, signal),
      staleTime: Infinity,
    }),
}

/** @throws AppError, UnknownDocument */
async function loadDocument(path: string, signal: AbortSignal): Promise<Blob> {
  const stored = await downloadFile('feedback-attachments', path, signal)
  const kind = readFileKind(new Uint8Array(await stored.arrayBuffer()), path, stored.type)
  if (kind !== 'pdf' && kind !== 'jpeg' && kind !== 'png')
    throw new UnknownDocument('neither a PDF nor a picture')
  return new Blob([stored], { type: fileKinds[kind].type })
}
