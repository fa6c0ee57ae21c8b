import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fileQueries } from '@/shared/api/storage-queries'
import { fileErrorText } from '@/shared/i18n/file-error-text'
import { useFormat } from '@/shared/i18n/format'
import { nameOfType } from '@/shared/lib/file/file-kind'
import { saveFile } from '@/shared/lib/file/save-file'
import { Dialog } from '@/shared/ui/Dialog'
import { IconDownload, IconFileText } from '@/shared/ui/icons'
import { PrivateImage } from '@/shared/ui/PrivateImage'
import { isPicture } from '../model/compose'
import classes from './Attachment.module.css'

const bucket = 'feedback-attachments'

export type SentFile = { path: string; name: string; type: string | null; size: number | null }

/** A file of a message: a picture shows itself, anything else is downloaded, under the name that its sender gave it and the
 * ending of what is stored. */
export function Attachment({ file }: { file: SentFile }) {
  const { t, i18n } = useLingui()
  const [isOpen, { open, close }] = useDisclosure(false)
  const { save, isSaving, error } = useSave(file)
  const { name } = file
  return (
    <>
      {isPicture(file.type) ? (
        <button
          type="button"
          className={classes.picture}
          aria-label={t`Open picture: ${name}`}
          onClick={open}
        >
          <PrivateImage bucket={bucket} path={file.path} alt="" isExplained />
        </button>
      ) : (
        <FileButton file={file} isSaving={isSaving} onSave={save} />
      )}
      {error !== undefined && (
        <p role="alert" className={classes.problem}>
          {i18n._(fileErrorText(error))}
        </p>
      )}
      <Dialog
        opened={isOpen}
        onClose={close}
        title={name}
        size="xl"
        buttons={
          <Button variant="light" loading={isSaving} onClick={save}>
            <Trans>Download</Trans>
          </Button>
        }
      >
        <div className={classes.large}>
          <PrivateImage bucket={bucket} path={file.path} alt={name} isExplained />
        </div>
      </Dialog>
    </>
  )
}

type ButtonProps = { file: SentFile; isSaving: boolean; onSave: () => void }

function FileButton({ file: { name, size }, isSaving, onSave }: ButtonProps) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const extension = /\.([^.]{1,5})$/.exec(name)?.[1]?.toUpperCase()
  return (
    <button
      type="button"
      className={classes.file}
      aria-label={t`Download: ${name}`}
      aria-busy={isSaving}
      onClick={onSave}
    >
      <span className={classes.mark}>
        <IconFileText className="icon" aria-hidden />
      </span>
      <span className={classes.words}>
        <b>{name}</b>
        <span className="xs num">
          {[extension, size !== null && fileSize(size)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <IconDownload className="icon" aria-hidden />
    </button>
  )
}

function useSave({ path, name }: SentFile) {
  const queryClient = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()
  async function save(): Promise<void> {
    setSaving(true)
    setError(undefined)
    try {
      const stored = await queryClient.ensureQueryData(fileQueries.blob(bucket, path))
      saveFile(stored, nameOfType(name, stored.type))
    } catch (problem) {
      setError(problem)
    }
    setSaving(false)
  }
  return { save: () => void save(), isSaving, error }
}
