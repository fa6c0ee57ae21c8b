import { useRef, useState } from 'react'
import { newDocumentKey } from '@/shared/api/storage'
import type { DocumentKind } from '@/shared/lib/document-kind'
import { checkDocument, documentExtensions, type DocumentProblem } from '@/shared/lib/document-file'
import { useFileUpload } from '@/shared/ui/file/use-file-upload'
import { credentialBucket, forgetCredentialFile } from '../api/credentials'
import type { CredentialKind } from '../model/credential-kind'

type Chosen = { file: File; type: DocumentKind; path: string }
type Problem = DocumentProblem | 'missing'

/** The file of a document: checked when it is chosen, sent when the document is added, once. */
export function useCredentialFile(userId: string, kind: CredentialKind) {
  const [chosen, setChosen] = useState<Chosen>()
  const [refused, setRefused] = useState<{ problem: Problem; bytes: number }>()
  const stored = useRef<string>(undefined) // sent, and not known to be named by the list
  const latest = useRef<File>(undefined)
  const { fraction, upload, cancel } = useFileUpload(credentialBucket)

  const forgetStored = () => {
    if (stored.current) void forgetCredentialFile(userId, kind, stored.current)
    stored.current = undefined
  }

  return {
    file: chosen?.file,
    /** What is wrong with the file that was chosen last; the good one before it stays. */
    refused,
    fraction,
    cancel,
    choose: async (file: File): Promise<void> => {
      latest.current = file
      const checked = await checkDocument(file)
      if (latest.current !== file) return // another one was chosen meanwhile
      if ('problem' in checked) {
        setRefused({ problem: checked.problem, bytes: file.size })
        return
      }
      forgetStored()
      setRefused(undefined)
      const path = newDocumentKey(userId, kind, documentExtensions[checked.kind])
      setChosen({ file, type: checked.kind, path })
    },
    /** @returns whether there is a file; otherwise the field says so */
    require: (): boolean => {
      if (chosen) return true
      setRefused((known) => known ?? { problem: 'missing', bytes: 0 })
      return false
    },
    /**
     * @returns what the list keeps of the file
     * @throws AppError
     */
    send: async () => {
      if (!chosen) throw new Error('no file is chosen')
      const { file, type, path } = chosen
      if (stored.current !== path) await upload(path, file.slice(0, file.size, type))
      stored.current = path
      return { url: path, type, fileSize: file.size }
    },
    /** The list names the file now. */
    keep: () => {
      stored.current = undefined
    },
    /** Nobody will add the file. */
    forget: () => {
      cancel()
      forgetStored()
    },
  }
}
export type CredentialFile = ReturnType<typeof useCredentialFile>
