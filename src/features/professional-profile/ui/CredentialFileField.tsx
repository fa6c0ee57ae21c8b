import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { fileProblemTexts } from '@/shared/lib/file/file-problem-texts'
import { acceptOf } from '@/shared/lib/file/places'
import { FileField } from '@/shared/ui/file/FileField'
import type { CredentialFile } from './use-credential-file'

/** The file of a document, and why one was refused. */
export function CredentialFileField({ of: file }: { of: CredentialFile }) {
  const { t, i18n } = useLingui()
  const { fileSize } = useFormat()
  const size = fileSize(file.refused?.bytes ?? 0)
  const texts = {
    missing: t`Please choose a file`,
    tooLarge: t`File size must be less than 5MB. Current file is ${size}`,
  }
  const problem = file.refused?.problem
  const hasOwnText = problem === 'missing' || problem === 'tooLarge'
  return (
    <FileField
      label={<Trans>File</Trans>}
      hint={<Trans>PDF, JPG or PNG, at most 5 MB. Clients can see it.</Trans>}
      accept={acceptOf('credential')}
      file={file.file}
      isPreparing={file.isPreparing}
      fraction={file.fraction}
      onCancelUpload={file.cancel}
      onChoose={(chosen) => void file.choose(chosen)}
      error={problem && (hasOwnText ? texts[problem] : i18n._(fileProblemTexts.credential[problem]))}
    />
  )
}
