import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Conversation as ConversationRow } from '@/entities/message/conversation'
import { messageQueries } from '@/entities/message/queries'
import { Conversation } from '@/features/chat/Conversation'
import { NotLiveNote } from '@/features/chat/NotLiveNote'
import { useLiveMessages } from '@/features/chat/use-live-messages'
import { MessagesProblem } from '@/features/chat/MessagesProblem'
import type { SessionUser } from '@/shared/auth/session-store'
import { useOutbox } from '@/shared/log/outbox'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconStethoscope } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { usePageTitle } from '@/shared/ui/use-page-title'
import { ChatHead } from './ChatHead'
import classes from './ChatPage.module.css'

/** The client's conversation: one log over all nutritionists, in which only the present one can be written to. */
export function ClientChat({ user }: { user: SessionUser }) {
  const { t } = useLingui()
  usePageTitle(t`Chat`)
  const live = useLiveMessages(user.role, user.id)
  const conversations = useQuery(messageQueries.conversations(user.id))
  const thread = useQuery(messageQueries.thread(user.id))
  const hasUnsent = useOutbox().some(({ kind }) => kind === 'message')
  const { data, error } = conversations

  if (!data)
    return (
      <div className={classes.plain}>
        <PageHeader title={t`Chat`} />
        {error ? (
          <MessagesProblem error={error} onRetry={() => void conversations.refetch()} />
        ) : (
          <SkeletonList rows={5} />
        )}
      </div>
    )
  const present = data.find(({ connected }) => connected)
  if (!present && !hasUnsent && thread.data?.messages.length === 0)
    return (
      <div className={classes.plain}>
        <PageHeader title={t`Chat`} />
        <NobodyYet />
      </div>
    )
  const names = new Map(data.map(({ nutritionist_id, name }) => [nutritionist_id, name]))
  return (
    <div className={classes.page}>
      <Conversation
        user={user}
        clientId={user.id}
        nutritionistId={present?.nutritionist_id}
        nameOf={(id) => names.get(id ?? '') ?? t`a former nutritionist`}
        head={
          <div>
            <Head present={present} />
            <NotLiveNote live={live} />
          </div>
        }
        readOnlyNote={<Ended />}
      />
    </div>
  )
}

function Head({ present }: { present: ConversationRow | undefined }) {
  const { t } = useLingui()
  if (!present)
    return (
      <PageHeader title={t`Chat`}>
        <Trans>Your earlier messages stay with you.</Trans>
      </PageHeader>
    )
  const { nutritionist_id: id, name, profile_picture_url: picture } = present
  return <ChatHead id={id} name={name} picture={picture} note={<Trans>Your nutritionist</Trans>} />
}

function Ended() {
  return (
    <p className="muted small">
      <Trans>
        You are not connected with a nutritionist now, so you can read, but not write.{' '}
        <Link to="/nutritionists">Find a nutritionist</Link>
      </Trans>
    </p>
  )
}

function NobodyYet() {
  return (
    <EmptyState
      icon={<IconStethoscope />}
      title={<Trans>No nutritionist assigned</Trans>}
      text={<Trans>Once you are connected with a nutritionist, you can write to each other here.</Trans>}
      action={
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/nutritionists" />}>
          <Trans>Find a nutritionist</Trans>
        </Button>
      }
    />
  )
}
