import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Textarea } from '@mantine/core'
import { useRef } from 'react'
import type { SessionUser } from '@/shared/auth/session-store'
import { Dialog } from '@/shared/ui/Dialog'
import { IconPaperclip } from '@/shared/ui/icons'
import { showToast } from '@/shared/ui/toast-store'
import { useFileDrop } from '@/shared/ui/use-file-drop'
import { MessageText } from './MessageText'
import { useOutgoing } from './api/use-outgoing'
import { FileInput } from './ui/FileInput'
import classes from './MessageDialog.module.css'
import { PendingFiles } from './ui/PendingFiles'
import { useComposer } from './ui/use-composer'

type Props = {
  opened: boolean
  onClose: () => void
  /** The nutritionist who writes. */
  user: SessionUser
  client: { id: string; name: string }
  /** What is written at first, where nothing is left unsent. */
  suggestion?: string
  /** What the client has written, where this is the reply. */
  quote?: string
  /** A message is on its way. */
  onSent?: () => void
}

/** Writes one message to a client without leaving the page. */
export function MessageDialog({ opened, onClose, user, client, suggestion, quote, onSent }: Props) {
  const { t } = useLingui()
  const { name } = client
  const { add } = useOutgoing(user.id, client.id)
  const composer = useComposer({
    user,
    clientId: client.id,
    nutritionistId: user.id,
    onSend: add,
    suggestion,
  })
  const { isOver, dropHandlers } = useFileDrop((files) => void composer.attach(files))
  const input = useRef<HTMLInputElement>(null)

  function handleSend(): void {
    if (!composer.send()) return
    showToast({ text: msg`The message is on its way` })
    onSent?.()
    onClose()
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t`Message to ${name}`}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={handleSend} disabled={!composer.canSend}>
            <Trans>Send</Trans>
          </Button>
        </>
      }
    >
      <div className={classes.body} data-over={isOver} {...dropHandlers}>
        {quote && (
          <blockquote className={classes.quote}>
            <MessageText text={quote} />
          </blockquote>
        )}
        <Textarea
          data-autofocus
          label={t`Message`}
          autosize
          minRows={3}
          maxRows={10}
          value={composer.text}
          error={composer.isTooLong && t`This is too long. A message has at most 4000 characters.`}
          onChange={({ currentTarget }) => composer.write(currentTarget.value)}
        />
        <PendingFiles files={composer.files} onRemove={composer.detach} />
        <Button
          variant="light"
          leftSection={<IconPaperclip className="icon" aria-hidden />}
          onClick={() => input.current?.click()}
        >
          <Trans>Attach a file</Trans>
        </Button>
        <p className="muted small">
          <Trans>Or drop one here: a picture, PDF, Word, Excel, text or CSV file of at most 5 MB.</Trans>
        </p>
        <FileInput ref={input} onChoose={composer.attach} />
      </div>
    </Dialog>
  )
}
