import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Message } from '@/entities/message/message'
import type { Role } from '@/shared/auth/session-store'
import { useFormat } from '@/shared/i18n/format'
import { IconCheck, IconChecks } from '@/shared/ui/icons'
import { isNotice } from '../model/compose'
import { MessageAbout } from './AboutCard'
import { Attachment, type SentFile } from './Attachment'
import classes from './Bubble.module.css'

type Props = {
  message: Message
  /** Whose eyes read it. */
  role: Role
  /** The other side has read it. */
  isRead: boolean
  author: string
}

/** One message of the log. */
export const MessageBubble = memo(function MessageBubble({ message, role, isRead, author }: Props) {
  const { time } = useFormat()
  const { attachment_name, created_at } = message
  const isMine = message.message_type === role
  const file = fileOf(message)
  return (
    <div className={classes.bubble} data-mine={isMine}>
      <span className="vh">{isMine ? <Trans>You:</Trans> : `${author}:`}</span>
      <MessageAbout message={message} role={role} />
      {file && <Attachment file={file} />}
      {!isNotice(message.message, attachment_name) && <p>{message.message}</p>}
      <span className={classes.foot}>
        <time dateTime={created_at}>{time(created_at)}</time>
        {isMine && <ReadMark isRead={isRead} />}
      </span>
    </div>
  )
})

/** @returns the file of a message, where it has one; other clients of the API may have given it no name */
export function fileOf(message: Message): SentFile | undefined {
  const { attachment_url: path, attachment_name, attachment_type: type, attachment_size: size } = message
  if (path === null) return undefined
  return { path, name: attachment_name ?? path.split('/').at(-1) ?? path, type, size }
}

function ReadMark({ isRead }: { isRead: boolean }) {
  return (
    <>
      {isRead ? <IconChecks aria-hidden /> : <IconCheck aria-hidden />}
      <span className="vh">{isRead ? <Trans>Read</Trans> : <Trans>Sent</Trans>}</span>
    </>
  )
}
