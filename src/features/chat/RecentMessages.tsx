import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Message } from '@/entities/message/message'
import { messageQueries } from '@/entities/message/queries'
import type { SessionUser } from '@/shared/auth/session-store'
import { errorText } from '@/shared/i18n/error-text'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import { toDay } from '@/shared/lib/day'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { useOutgoing } from './api/use-outgoing'
import { isNotice } from './model/compose'
import { Attachment } from './ui/Attachment'
import { fileOf } from './ui/MessageBubble'
import { OutgoingBubble } from './ui/OutgoingBubble'
import classes from './RecentMessages.module.css'

type Props = { user: SessionUser; client: { id: string; name: string } }

/** The latest messages with a client, newest first, and what is on its way. */
export function RecentMessages({ user, client }: Props) {
  const { i18n } = useLingui()
  const { data, error, refetch } = useQuery(messageQueries.recent(client.id))
  const { outgoing, retry, takeBack } = useOutgoing(user.id, client.id)
  return (
    <>
      {outgoing.map((item) => (
        <OutgoingBubble
          key={item.id}
          item={item}
          failure={msg`Failed to send feedback`}
          onRetry={retry}
          onRemove={(given) => void takeBack(given)}
        />
      ))}
      {!data && !error && <SkeletonList />}
      {!data && error && <ErrorBox onRetry={() => void refetch()}>{i18n._(errorText(error))}</ErrorBox>}
      {data?.length === 0 && (
        <p className="muted small">
          <Trans>No messages yet</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {data?.map((message) => (
          <li key={message.id}>
            <RecentMessage message={message} clientName={client.name} />
          </li>
        ))}
      </ul>
    </>
  )
}

function RecentMessage({ message, clientName }: { message: Message; clientName: string }) {
  const { time } = useFormat()
  const day = useNearDay()
  const { created_at: at, attachment_name } = message
  const file = fileOf(message)
  return (
    <>
      <p className={classes.head}>
        <b>{message.message_type === 'client' ? clientName : <Trans>You</Trans>}</b>
        <time className="muted xs num" dateTime={at}>
          {day(toDay(new Date(at)), 'short')}, {time(at)}
        </time>
      </p>
      {!isNotice(message.message, attachment_name) && <p>{message.message}</p>}
      {file && <Attachment file={file} />}
    </>
  )
}
