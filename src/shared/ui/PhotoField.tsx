import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { type ReactNode, type Ref, useId, useRef } from 'react'
import type { Bucket } from '../api/storage'
import { errorText } from '../i18n/error-text'
import { FileProblem } from '../lib/file/file-problem'
import { fileProblemTexts } from '../lib/file/file-problem-texts'
import { ErrorBox } from './ErrorBox'
import { IconCamera, IconTrash, IconX } from './icons'
import { PhotoPreview } from './photo/PhotoPreview'
import { usePhotoUpload } from './photo/use-photo-upload'
import classes from './PhotoField.module.css'
import { UploadProgress } from './UploadProgress'
import { useFileDrop } from './use-file-drop'

type Props = {
  /** Key of the stored photo. */
  value: string | null
  bucket: Bucket
  /** Whose photo it is: the first folder of its key. */
  userId: string
  /** Told the new key when a photo is stored, null when it is taken away. What was stored before is left in place. */
  onChange: (path: string | null) => void
  /** Told while a photo is on its way, so that a form can wait for it. */
  onPendingChange?: (pending: boolean) => void
  /** Told, before the pending ends, that a chosen photo was not stored; the field offers another try. */
  onFailed?: () => void
  /** Without a network the photo waits on this device: its form sends it (`keptFiles`). */
  canWait?: boolean
  /** A person rather than a dish: a square no larger than a face needs. */
  isPortrait?: boolean
  /** Names the field and describes the picture. */
  label: string
  hint?: ReactNode
  /** Why a file is refused, in words of this field's own. */
  problemTexts?: Partial<typeof fileProblemTexts.photo>
}

/**
 * One photo of a form: chosen, dropped or taken with the camera, shown at once, and stored at once. The field never
 * deletes what is stored; the form does when it is saved (`removePhoto`).
 */
export function PhotoField(props: Props) {
  const { value, bucket, userId, onChange, onPendingChange, onFailed, canWait, label, hint, problemTexts } =
    props
  const { t } = useLingui()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const pickButton = useRef<HTMLButtonElement>(null)
  const upload = usePhotoUpload({ bucket, userId, onStored: onChange, onPendingChange, onFailed, canWait })
  const { isOver, dropHandlers } = useFileDrop(([dropped]) => dropped && upload.start(dropped.file))
  const isUnsettled = upload.isPending || upload.photo !== undefined
  const isFilled = isUnsettled || value !== null

  const handleTakeAway = () => {
    if (isUnsettled) upload.cancel()
    else onChange(null)
    pickButton.current?.focus()
  }

  return (
    <div
      className={classes.field}
      data-portrait={props.isPortrait}
      role="group"
      aria-label={label}
      aria-describedby={hintId}
    >
      <div className={classes.frame} data-filled={isFilled} data-over={isOver} {...dropHandlers}>
        {isFilled && (
          <PhotoPreview
            photo={upload.photo?.full}
            isPending={upload.isPending}
            bucket={bucket}
            value={value}
            label={label}
          />
        )}
        <Button
          ref={pickButton}
          className={classes.pick}
          variant={isFilled ? 'filled' : 'light'}
          leftSection={<IconCamera className="icon" aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {isFilled ? <Trans>Replace photo</Trans> : <Trans>Add photo</Trans>}
        </Button>
        {isFilled && (
          <TakeAwayButton className={classes.remove} isPending={upload.isPending} onClick={handleTakeAway} />
        )}
        {upload.isPending && (
          <UploadProgress
            fraction={upload.fraction}
            label={upload.fraction === undefined ? t`Preparing photo` : t`Uploading photo`}
          />
        )}
        <p className={classes.hint} id={hintId}>
          {hint ?? <Trans>JPEG, PNG, WebP or HEIC. Large photos are scaled down to 2 MB.</Trans>}
        </p>
        <PhotoInput ref={input} label={label} onChoose={upload.start} />
      </div>
      {upload.error && <PhotoError error={upload.error} onRetry={upload.retry} problemTexts={problemTexts} />}
    </div>
  )
}

type ErrorProps = {
  error: Error
  onRetry: () => void
  /** Words of the field's own, in place of those for every photo. */
  problemTexts?: Partial<typeof fileProblemTexts.photo>
}

/** Why a photo was not stored, and the way on: another photo where this one is none, else the same once more. */
function PhotoError({ error, onRetry, problemTexts }: ErrorProps) {
  const { i18n } = useLingui()
  const isRefused = error instanceof FileProblem
  const text = isRefused
    ? (problemTexts?.[error.code] ?? fileProblemTexts.photo[error.code])
    : errorText(error)
  return <ErrorBox onRetry={isRefused ? undefined : onRetry}>{i18n._(text)}</ErrorBox>
}

type InputProps = { ref: Ref<HTMLInputElement>; label: string; onChoose: (file: File) => void }

/** Opens the device's own choice of photo, camera or file; pressed through a button of the field. */
function PhotoInput({ ref, label, onChoose }: InputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*,.heic,.heif"
      aria-label={label}
      hidden
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        currentTarget.value = '' // the same file chosen again is a choice too
        if (file) onChoose(file)
      }}
    />
  )
}

type TakeAwayProps = { className?: string; isPending: boolean; onClick: () => void }

/** Ends an upload under way, or takes the photo out of the field. */
function TakeAwayButton({ className, isPending, onClick }: TakeAwayProps) {
  const { t } = useLingui()
  return (
    <ActionIcon
      className={className}
      aria-label={isPending ? t`Cancel upload` : t`Remove photo`}
      onClick={onClick}
    >
      {isPending ? <IconX className="icon" /> : <IconTrash className="icon" />}
    </ActionIcon>
  )
}
