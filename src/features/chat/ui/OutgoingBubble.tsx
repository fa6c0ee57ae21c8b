import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useFormat } from '@/shared/i18n/format'
import { keptFiles } from '@/shared/log/kept-files'
import { isWaiting } from '@/shared/log/outbox'
import { IconAlertCircle, IconClock, IconFileText } from '@/shared/ui/icons'
import { UploadProgress } from '@/shared/ui/UploadProgress'
import { useObjectUrl } from '@/shared/ui/use-object-url'
import { sendProblemText } from '../model/chat-problem'
import { isNotice, isPicture } from '../model/compose'
import type { Outgoing, OutgoingItem } from '../model/outgoing'
import { useProgress } from '../model/upload-progress'
import classes from './Bubble.module.css'

type Props = {
  item: OutgoingItem
  /** That it was not sent, where nothing better is known. */
  failure: MessageDescriptor
  onRetry: (item: OutgoingItem) => void
  /** Takes it back into the box; none where nothing can be written. */
  onEdit?: (item: OutgoingItem) => void
  onRemove: (item: OutgoingItem) => void
}

/** A message on its way: being sent, or not sent yet and why; it is tried again by itself unless it was refused. */
export function OutgoingBubble({ item, failure, onRetry, onEdit, onRemove }: Props) {
  const { i18n } = useLingui()
  const { problem, message } = item
  const { text, attachment } = message
  const waits = isWaiting(item)
  const why = problem && i18n._(sendProblemText(problem, failure))
  return (
    <div className={classes.bubble} data-mine data-failed={problem !== undefined}>
      <span className="vh">
        <Trans>You:</Trans>
      </span>
      {attachment && <OutgoingFile id={item.id} attachment={attachment} />}
      {!isNotice(text, attachment?.name ?? null) && <p>{text}</p>}
      {why ? (
        <div className={classes.failure}>
          <p role="alert">
            <IconAlertCircle aria-hidden />
            {waits ? <Trans>Not sent yet. {why}</Trans> : <Trans>Not sent. {why}</Trans>}
          </p>
          <div className={classes.ways}>
            {waits && (
              <Button variant="default" onClick={() => onRetry(item)}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {onEdit && (
              <Button variant="default" onClick={() => onEdit(item)}>
                <Trans context="an unsent message">Edit</Trans>
              </Button>
            )}
            <Button variant="subtle" onClick={() => onRemove(item)}>
              <Trans context="an unsent message">Discard</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <span className={classes.foot}>
          <IconClock aria-hidden />
          <Trans>Sending…</Trans>
        </span>
      )}
    </div>
  )
}

type FileProps = { id: string; attachment: NonNullable<Outgoing['attachment']> }

function OutgoingFile({ id, attachment: { name, path, size, type } }: FileProps) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const url = useObjectUrl(useKeptPicture(path, type))
  const fraction = useProgress(id)
  return (
    <div className={classes.outgoingFile}>
      {url ? <img src={url} alt="" /> : <IconFileText className="icon" aria-hidden />}
      <span>
        <b>{name}</b> <span className="xs num">{fileSize(size)}</span>
      </span>
      {fraction !== undefined && <UploadProgress fraction={fraction} label={t`Uploading file`} />}
    </div>
  )
}

/** The picture that waits on this device under a key; undefined for another file, and until it is read. */
function useKeptPicture(path: string, type: string): Blob | undefined {
  const [picture, setPicture] = useState<Blob>()
  useEffect(() => {
    let isGone = false
    if (isPicture(type)) void keptFiles.findFile(path).then((file) => isGone || setPicture(file))
    return () => {
      isGone = true
    }
  }, [path, type])
  return picture
}
