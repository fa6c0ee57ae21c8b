import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useFormat } from '@/shared/i18n/format'
import { IconAlertCircle, IconClock, IconFileText } from '@/shared/ui/icons'
import { UploadProgress } from '@/shared/ui/UploadProgress'
import { useObjectUrl } from '@/shared/ui/use-object-url'
import { canRetry, sendProblemText } from '../model/chat-problem'
import { isNotice, isPicture } from '../model/compose'
import type { OutboxEntry } from '../model/outbox'
import classes from './Bubble.module.css'

type Props = {
  entry: OutboxEntry
  /** That it was not sent, where nothing better is known. */
  failure: MessageDescriptor
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

/** A message on its way: being sent, or not sent and why, with the way to send it again. */
export function OutgoingBubble({ entry, failure, onRetry, onRemove }: Props) {
  const { i18n } = useLingui()
  const { id, text, attachment, state, error } = entry
  const hasFailed = state === 'failed'
  const why = i18n._(sendProblemText(error, failure))
  return (
    <div className={classes.bubble} data-mine data-failed={hasFailed}>
      <span className="vh">
        <Trans>You:</Trans>
      </span>
      {attachment && <OutgoingFile entry={entry} />}
      {!isNotice(text, attachment?.name ?? null) && <p>{text}</p>}
      {hasFailed ? (
        <div className={classes.failure}>
          <p role="alert">
            <IconAlertCircle aria-hidden />
            <Trans>Not sent. {why}</Trans>
          </p>
          <div className={classes.ways}>
            {canRetry(error) && (
              <Button variant="default" onClick={() => onRetry(id)}>
                <Trans>Try again</Trans>
              </Button>
            )}
            <Button variant="subtle" onClick={() => onRemove(id)}>
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

function OutgoingFile({ entry: { attachment, file, state, fraction } }: { entry: OutboxEntry }) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const url = useObjectUrl(file && isPicture(file.type) ? file : undefined)
  return (
    <div className={classes.outgoingFile}>
      {url ? <img src={url} alt="" /> : <IconFileText className="icon" aria-hidden />}
      <span>
        <b>{attachment?.name}</b> <span className="xs num">{fileSize(attachment?.size ?? 0)}</span>
      </span>
      {state === 'sending' && <UploadProgress fraction={fraction} label={t`Uploading file`} />}
    </div>
  )
}
