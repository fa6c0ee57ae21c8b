import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { type ReactNode, type Ref, useId, useRef } from 'react'
import { useFormat } from '@/shared/i18n/format'
import { IconFileText, IconUpload, IconX } from '../icons'
import { useFileDrop } from '../use-file-drop'
import classes from './FileField.module.css'

type Props = {
  label: ReactNode
  /** What may be chosen, in words. */
  hint: ReactNode
  /** What the device's own picker offers. */
  accept: string
  file: File | undefined
  onChoose: (file: File) => void
  /** What is wrong, in words; nothing when all is well. */
  error?: ReactNode
  /** What was chosen last is being made ready. */
  isPreparing?: boolean
  /** How much was sent, 0 to 1; undefined while nothing is on its way. */
  fraction?: number
  onCancelUpload: () => void
  /** The button, for a form that puts the focus on its first problem. */
  buttonRef?: Ref<HTMLButtonElement>
}

/** One file of a form, chosen or dropped; shows its way to the storage, which can be stopped. */
export function FileField(props: Props) {
  const { label, hint, accept, file, onChoose, error, isPreparing, fraction, onCancelUpload, buttonRef } =
    props
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const [labelId, hintId] = [useId(), useId()]
  const input = useRef<HTMLInputElement>(null)
  const { isOver, dropHandlers } = useFileDrop(([dropped]) => dropped && onChoose(dropped.file))
  const isSending = fraction !== undefined
  return (
    <div className={classes.field} role="group" aria-labelledby={labelId} aria-describedby={hintId}>
      <p className="f-label" id={labelId}>
        {label}
      </p>
      <div className={classes.frame} data-over={isOver} data-error={Boolean(error)} {...dropHandlers}>
        {file && (
          <p className={classes.file}>
            <IconFileText className="icon" aria-hidden />
            <span>
              {file.name} <span className="muted num">{fileSize(file.size)}</span>
            </span>
          </p>
        )}
        {isSending ? (
          <div className={classes.sending}>
            <Progress fraction={fraction} />
            <ActionIcon aria-label={t`Cancel upload`} onClick={onCancelUpload}>
              <IconX className="icon" />
            </ActionIcon>
          </div>
        ) : (
          <Button
            ref={buttonRef}
            variant="light"
            leftSection={<IconUpload className="icon" aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {file ? <Trans>Choose another file</Trans> : <Trans>Choose file</Trans>}
          </Button>
        )}
        {isPreparing && (
          <p className="muted small" role="status">
            <Trans>Preparing…</Trans>
          </p>
        )}
        <p className="muted small" id={hintId}>
          {hint}
        </p>
        <input
          ref={input}
          type="file"
          accept={accept}
          aria-labelledby={labelId}
          hidden
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0]
            currentTarget.value = '' // the same file chosen again is a choice too
            if (chosen) onChoose(chosen)
          }}
        />
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function Progress({ fraction }: { fraction: number }) {
  const { t } = useLingui()
  const percent = Math.round(fraction * 100)
  return (
    <div
      className={classes.progress}
      role="progressbar"
      aria-label={t`Uploading file`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  )
}
