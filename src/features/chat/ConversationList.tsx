import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Conversation } from '@/entities/message/conversation'
import { pictureAddress } from '@/shared/api/picture-address'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import { toDay } from '@/shared/lib/day'
import { useToday } from '@/shared/lib/use-today'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import classes from './ConversationList.module.css'
import { MessageText } from './MessageText'

type Props = { conversations: readonly Conversation[]; openId: string | undefined }

/** A nutritionist's conversations, the latest first, each with its last message and how many are unread. */
export function ConversationList({ conversations, openId }: Props) {
  return (
    <ul className={classes.list}>
      {conversations.map((conversation) => (
        <li key={conversation.client_id}>
          <Link
            to="/feedback"
            search={(now) => ({ ...now, client: conversation.client_id })}
            aria-current={conversation.client_id === openId || undefined}
            className={classes.row}
          >
            <Row conversation={conversation} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Row({ conversation }: { conversation: Conversation }) {
  const { client_id, name, profile_picture_url, unread, last_message, last_message_type } = conversation
  return (
    <>
      <PersonAvatar id={client_id} name={name} pictureUrl={pictureAddress(profile_picture_url)} />
      <span className={classes.words}>
        <b>{name}</b>
        <span className="muted small">
          {last_message === null ? (
            <Trans>No messages yet</Trans>
          ) : (
            <LastMessage text={last_message} isOwn={last_message_type === 'nutritionist'} />
          )}
        </span>
      </span>
      <span className={classes.end}>
        <LastTime at={conversation.last_message_at} />
        {unread > 0 && (
          <span className={classes.unread}>
            <span aria-hidden>{unread}</span>
            <span className="vh">
              <Plural value={unread} one="# unread" other="# unread" />
            </span>
          </span>
        )}
      </span>
    </>
  )
}

function LastMessage({ text, isOwn }: { text: string; isOwn: boolean }) {
  const message = <MessageText text={text} />
  return isOwn ? <Trans>You: {message}</Trans> : message
}

function LastTime({ at }: { at: string | null }) {
  const today = useToday()
  const { time } = useFormat()
  const day = useNearDay()
  if (at === null) return null
  const date = toDay(new Date(at))
  return (
    <time className="muted xs num" dateTime={at}>
      {date === today ? time(at) : day(date, 'short')}
    </time>
  )
}
