import { useRef, useState } from 'react'
import { newDocumentKey } from '@/shared/api/storage'
import { extensionOfType } from '@/shared/lib/file/file-kind'
import { FileProblem, type FileProblemCode } from '@/shared/lib/file/file-problem'
import { takeFile } from '@/shared/lib/file/take-file'
import { latestOnly } from '@/shared/lib/latest-only'
import { useFileUpload } from '@/shared/ui/file/use-file-upload'
import { credentialBucket, forgetCredentialFile } from '../api/credentials'
import type { CredentialKind } from '../model/credential-kind'

type Chosen = { file: File; path: string }
type Problem = FileProblemCode | 'missing'

/** The file of a document: checked when it is chosen, sent when the document is added, once. */
export function useCredentialFile(userId: string, kind: CredentialKind) {
  const [chosen, setChosen] = useState<Chosen>()
  const [refused, setRefused] = useState<{ problem: Problem; bytes: number }>()
  const stored = useRef<string>(undefined) // sent, and not known to be named by the list
  const [preparing] = useState(latestOnly)
  const [isPreparing, setPreparing] = useState(false)
  const { fraction, upload, cancel } = useFileUpload(credentialBucket)

  const forgetStored = () => {
    if (stored.current) void forgetCredentialFile(userId, kind, stored.current)
    stored.current = undefined
  }

  return {
    file: chosen?.file,
    /** What is wrong with the file that was chosen last; the good one before it stays. */
    refused,
    /** The file that was chosen last is being prepared. */
    isPreparing,
    fraction,
    cancel,
    choose: async (file: File): Promise<void> => {
      const signal = preparing.start()
      setPreparing(true)
      try {
        const taken = await takeFile(file, 'credential', signal)
        if (!preparing.isCurrent(signal) || signal.aborted) return // another one was chosen meanwhile
        forgetStored()
        setRefused(undefined)
        setChosen({ file: taken, path: newDocumentKey(userId, kind, extensionOfType(taken.type) ?? 'bin') })
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof FileProblem)) throw error
        setRefused({ problem: error.code, bytes: file.size })
      } finally {
        if (preparing.isCurrent(signal)) setPreparing(false)
      }
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
      const { file, path } = chosen
      if (stored.current !== path) await upload(path, file)
      stored.current = path
      return { url: path, type: file.type, fileSize: file.size }
    },
    /** The list names the file now. */
    keep: () => {
      stored.current = undefined
    },
    /** Nobody will add the file. */
    forget: () => {
      preparing.end()
      cancel()
      forgetStored()
    },
  }
}
export type CredentialFile = ReturnType<typeof useCredentialFile>
