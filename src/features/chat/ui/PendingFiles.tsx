import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { useFormat } from '@/shared/i18n/format'
import { IconAlertCircle, IconFileText, IconX } from '@/shared/ui/icons'
import { fileProblemTexts } from '@/shared/lib/file/file-problem-texts'
import type { PendingFile } from '../model/pending-file'
import classes from './PendingFiles.module.css'

type Props = { files: readonly PendingFile[]; onRemove: (key: string) => void }

/** The files of the message being written, and why one of them is not taken. */
export function PendingFiles({ files, onRemove }: Props) {
  const { t, i18n } = useLingui()
  const { fileSize } = useFormat()
  if (files.length === 0) return null
  return (
    <ul className={classes.files} aria-label={t`Attached files`}>
      {files.map(({ key, name, size, file, problem }) => (
        <li key={key} data-refused={problem !== undefined}>
          {problem ? (
            <IconAlertCircle className="icon" aria-hidden />
          ) : (
            <IconFileText className="icon" aria-hidden />
          )}
          <span className={classes.words}>
            <b>{name}</b>
            {!file && !problem && (
              <span className="muted xs" role="status">
                <Trans>Preparing…</Trans>
              </span>
            )}
            {problem && <span role="alert">{i18n._(fileProblemTexts.message[problem])}</span>}
            {file && <span className="muted xs num">{fileSize(size)}</span>}
          </span>
          <ActionIcon aria-label={t`Remove file: ${name}`} onClick={() => onRemove(key)}>
            <IconX className="icon" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
