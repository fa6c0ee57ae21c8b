import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { documentAccept } from '@/shared/lib/document-file'
import { FileField } from '@/shared/ui/file/FileField'
import type { CredentialFile } from './use-credential-file'

/** The file of a document, and why one was refused, in the words of the spec (section 5). */
export function CredentialFileField({ of: file }: { of: CredentialFile }) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const size = fileSize(file.refused?.bytes ?? 0)
  const texts = {
    missing: t`Please choose a file`,
    empty: t`This file is empty. Choose another one.`,
    tooLarge: t`File size must be less than 5MB. Current file is ${size}`,
    wrongType: t`Only PDF, JPG, and PNG files are allowed`,
    unreadable: t`This file can no longer be read. Choose it again.`,
  }
  return (
    <FileField
      label={<Trans>File</Trans>}
      hint={<Trans>PDF, JPG or PNG, at most 5 MB. Clients can see it.</Trans>}
      accept={documentAccept}
      file={file.file}
      fraction={file.fraction}
      onCancelUpload={file.cancel}
      onChoose={(chosen) => void file.choose(chosen)}
      error={file.refused && texts[file.refused.problem]}
    />
  )
}
