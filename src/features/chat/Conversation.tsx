import { Trans } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { messageQueries } from '@/entities/message/queries'
import type { SessionUser } from '@/shared/auth/session-store'
import { isWaiting } from '@/shared/log/outbox'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { useFileDrop } from '@/shared/ui/use-file-drop'
import { useOutgoing } from './api/use-outgoing'
import type { OutgoingItem } from './model/outgoing'
import { ChosenAbout } from './ui/ChosenAbout'
import { Composer } from './ui/Composer'
import classes from './Conversation.module.css'
import { MessagesProblem } from './MessagesProblem'
import { RecordPicker } from './ui/RecordPicker'
import { ThreadLog } from './ui/ThreadLog'
import { useComposer } from './ui/use-composer'

type Props = {
  user: SessionUser
  /** Whose conversation: a client has one. */
  clientId: string
  /** Who reads what is written now; nobody after the end of a connection, which leaves the conversation read-only. */
  nutritionistId: string | undefined
  /** The other side's name, by the nutritionist of a message. */
  nameOf: (nutritionistId: string | null) => string
  /** Who it is with, above the log. */
  head: ReactNode
  /** Why nothing can be written. */
  readOnlyNote?: ReactNode
}

/**
 * A conversation with its composer. Whoever shows it keeps it live (`useLiveMessages`), since one subscription may serve
 * more than this.
 */
export function Conversation(props: Props) {
  const { user, clientId, nutritionistId, nameOf, head, readOnlyNote } = props
  const thread = useQuery(messageQueries.thread(clientId))
  const edit = useRef<(item: OutgoingItem) => void>(null)
  return (
    <section className={classes.conversation}>
      {head}
      <RefreshProblem of={[thread]} />
      {thread.data && (
        <ThreadLog
          user={user}
          clientId={clientId}
          thread={thread.data}
          nameOf={nameOf}
          onEdit={nutritionistId ? (item) => edit.current?.(item) : undefined}
        />
      )}
      {!thread.data && !thread.error && <SkeletonList rows={5} />}
      {!thread.data && thread.error && (
        <MessagesProblem error={thread.error} onRetry={() => void thread.refetch()} />
      )}
      {nutritionistId ? (
        <Writing key={clientId} ref={edit} user={user} clientId={clientId} nutritionistId={nutritionistId} />
      ) : (
        <div className={classes.readOnly}>{readOnlyNote}</div>
      )}
    </section>
  )
}

type WritingProps = {
  /** Takes an unsent message back into the box. */
  ref: Ref<(item: OutgoingItem) => void>
  user: SessionUser
  clientId: string
  nutritionistId: string
}

function Writing({ ref, user, clientId, nutritionistId }: WritingProps) {
  const { outgoing, add, takeBack } = useOutgoing(user.id, clientId)
  const composer = useComposer({ user, clientId, nutritionistId, onSend: add })
  const textarea = useRef<HTMLTextAreaElement>(null)

  /** What cannot be sent goes back into the box. */
  async function edit(item: OutgoingItem): Promise<void> {
    composer.takeBack(item, await takeBack(item))
  }
  useImperativeHandle(ref, () => (item) => void edit(item).then(() => textarea.current?.focus()))

  const refused = composer.isEmpty ? outgoing.find((item) => !isWaiting(item)) : undefined
  const takeRefused = useEffectEvent((item: OutgoingItem) => void edit(item))
  useEffect(() => {
    if (refused) takeRefused(refused)
  }, [refused])

  const [isPicking, { open, close }] = useDisclosure(false)
  const { isOver, dropHandlers } = useFileDrop((files) => void composer.attach(files))
  return (
    <div className={classes.writing} data-over={isOver} {...dropHandlers}>
      {isOver && (
        <p className={classes.dropHere}>
          <Trans>Drop the file here</Trans>
        </p>
      )}
      <Composer
        ref={textarea}
        composer={composer}
        onChooseAbout={open}
        about={
          composer.about && (
            <ChosenAbout about={composer.about} onRemove={() => composer.setAbout(undefined)} />
          )
        }
      />
      <RecordPicker
        opened={isPicking}
        clientId={clientId}
        isOwn={user.id === clientId}
        onClose={close}
        onPick={(chosen) => {
          composer.setAbout(chosen)
          close()
        }}
      />
    </div>
  )
}
