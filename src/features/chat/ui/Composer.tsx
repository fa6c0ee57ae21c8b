import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Textarea } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { IconLink, IconPaperclip, IconSend } from '@/shared/ui/icons'
import { sendProblemText } from '../model/chat-problem'
import { pastedFiles } from '../model/pending-file'
import classes from './Composer.module.css'
import { FileInput } from './FileInput'
import { PendingFiles } from './PendingFiles'
import type { ComposerState } from './use-composer'

type Props = {
  /** The box. */
  ref: RefObject<HTMLTextAreaElement | null>
  composer: ComposerState
  /** Opens the choice of a record that the message is about. */
  onChooseAbout: () => void
  /** The card of the record that was chosen. */
  about: ReactNode
}

/** The message being written: text, files chosen, dropped or pasted, and what it is about. Enter sends. */
export function Composer({ ref: textarea, composer, onChooseAbout, about }: Props) {
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)

  const notSent = composer.notSent && i18n._(sendProblemText(composer.notSent, msg`Failed to send message`))

  function send(): void {
    if (!composer.send()) return
    textarea.current?.focus()
  }

  /** Enter that ends the composition of a character is no Enter. */
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function handlePaste(event: ClipboardEvent): void {
    const files = pastedFiles(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    void composer.attach(files.map((file) => ({ file, isFolder: false })))
  }

  return (
    <form
      className={classes.composer}
      aria-label={t`Write a message`}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {about}
      <PendingFiles files={composer.files} onRemove={composer.detach} />
      {notSent && (
        <p role="alert" className={classes.problem}>
          <Trans>Not sent. {notSent}</Trans>
        </p>
      )}
      {composer.isTooLong && (
        <p role="alert" className={classes.problem}>
          <Trans>This is too long. A message has at most 4000 characters.</Trans>
        </p>
      )}
      <div className={classes.line}>
        <ActionIcon aria-label={t`Attach a file`} onClick={() => input.current?.click()}>
          <IconPaperclip className="icon" />
        </ActionIcon>
        <ActionIcon aria-label={t`Add a record`} onClick={onChooseAbout}>
          <IconLink className="icon" />
        </ActionIcon>
        <Textarea
          ref={textarea}
          className={`${classes.text} quiet`}
          aria-label={t`Message`}
          placeholder={t`Message`}
          autosize
          minRows={1}
          maxRows={6}
          radius="lg"
          value={composer.text}
          onChange={({ currentTarget }) => composer.write(currentTarget.value)}
          onKeyDown={handleKey}
          onPaste={handlePaste}
        />
        <ActionIcon
          type="submit"
          variant="filled"
          className={classes.send}
          aria-label={t`Send`}
          disabled={!composer.canSend}
        >
          <IconSend className="icon" />
        </ActionIcon>
      </div>
      <FileInput ref={input} onChoose={composer.attach} />
    </form>
  )
}
