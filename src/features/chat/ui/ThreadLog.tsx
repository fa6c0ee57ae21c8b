import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { listMessages } from '@/entities/message/messages'
import { messageKeys } from '@/entities/message/queries'
import { lastReadIndex, type Thread, withEarlier } from '@/entities/message/thread'
import type { SessionUser } from '@/shared/auth/session-store'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconMessageCircle } from '@/shared/ui/icons'
import { useMarkSeen } from '../api/use-mark-seen'
import { useOutgoing } from '../api/use-outgoing'
import { logDays, type LogRow } from '../model/log-days'
import type { OutgoingItem } from '../model/outgoing'
import { MessageBubble } from './MessageBubble'
import { MessageLog } from './MessageLog'
import classes from './MessageLog.module.css'
import { OutgoingBubble } from './OutgoingBubble'

/** Loads the page before the first message that is there. */
function useEarlierMessages(clientId: string) {
  const queryClient = useQueryClient()
  const key = messageKeys.thread(clientId)
  return useMutation({
    mutationFn: () => listMessages(clientId, { before: queryClient.getQueryData<Thread>(key)?.messages[0] }),
    onSuccess: (page) =>
      queryClient.setQueryData<Thread>(key, (thread) => thread && withEarlier(thread, page)),
  })
}

type Props = {
  user: SessionUser
  clientId: string
  thread: Thread
  nameOf: (nutritionistId: string | null) => string
  /** Takes an unsent message back into the box; none where nothing can be written. */
  onEdit?: (item: OutgoingItem) => void
}

/** The log of a loaded conversation, with what is on its way. */
export function ThreadLog({ user, clientId, thread: { messages, hasEarlier }, nameOf, onEdit }: Props) {
  const { outgoing, retry, takeBack } = useOutgoing(user.id, clientId)
  const earlier = useEarlierMessages(clientId)
  const { mutate } = earlier
  const load = useCallback(() => mutate(), [mutate])
  useMarkSeen(user, clientId, messages)
  const days = useMemo(() => logDays(messages, outgoing), [messages, outgoing])
  const readUntil = messages[lastReadIndex(messages, user.role)]?.created_at ?? ''
  const last = days.at(-1)?.rows.at(-1)

  if (!last)
    return (
      <EmptyState
        icon={<IconMessageCircle />}
        title={<Trans>No messages yet</Trans>}
        text={
          <Trans>Write the first one below. A photo, a lab report or a question: all of it fits here.</Trans>
        }
      />
    )

  const renderRow = (row: LogRow) => {
    if (row.kind === 'outgoing')
      return (
        <OutgoingBubble
          item={row.item}
          failure={msg`Failed to send message`}
          onRetry={retry}
          onEdit={onEdit}
          onRemove={(item) => void takeBack(item)}
        />
      )
    if (row.kind === 'nutritionist') return <NewNutritionist name={nameOf(row.id)} />
    const { message } = row
    return (
      <MessageBubble
        message={message}
        role={user.role}
        isRead={message.created_at <= readUntil}
        author={nameOf(message.nutritionist_id)}
      />
    )
  }
  return (
    <MessageLog
      days={days}
      renderRow={renderRow}
      isLastMine={
        last.kind === 'outgoing' || (last.kind === 'message' && last.message.message_type === user.role)
      }
      earlier={{
        hasMore: hasEarlier,
        isLoading: earlier.isPending,
        hasFailed: earlier.isError,
        load,
      }}
    />
  )
}

function NewNutritionist({ name }: { name: string }) {
  return (
    <p className={classes.line}>
      <Trans>From here on you write with {name}, who does not see what is above.</Trans>
    </p>
  )
}
