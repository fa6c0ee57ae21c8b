import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Conversation as ConversationRow } from '@/entities/message/conversation'
import { messageQueries } from '@/entities/message/queries'
import { Conversation } from '@/features/chat/Conversation'
import { ConversationList } from '@/features/chat/ConversationList'
import { NotLiveNote } from '@/features/chat/NotLiveNote'
import { useLiveMessages } from '@/features/chat/use-live-messages'
import { MessagesProblem } from '@/features/chat/MessagesProblem'
import type { LiveState } from '@/shared/api/live-state'
import type { SessionUser } from '@/shared/auth/session-store'
import { useIsWide } from '@/shared/lib/use-is-wide'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconArrowLeft, IconMessageCircle } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { ChatHead } from './ChatHead'
import classes from './ChatPage.module.css'

const route = getRouteApi('/_authed/feedback')

/** A nutritionist's conversations, and the one that is open: side by side where there is room, else one at a time. */
export function NutritionistChat({ user }: { user: SessionUser }) {
  const { t } = useLingui()
  const { client } = route.useSearch()
  const live = useLiveMessages(user.role, user.id)
  const conversations = useQuery(messageQueries.conversations(user.id))
  const { data, error } = conversations
  const open = data?.find(({ client_id }) => client_id === client)
  return (
    <div className={classes.both} data-open={client !== undefined}>
      <div className={classes.side}>
        <PageHeader title={t`Messages`} />
        {client === undefined && <NotLiveNote live={live} />}
        <RefreshProblem of={[conversations]} />
        {data && <Conversations all={data} openId={client} />}
        {!data && !error && <SkeletonList rows={4} />}
        {!data && error && <MessagesProblem error={error} onRetry={() => void conversations.refetch()} />}
      </div>
      {client !== undefined && data && <Open key={client} user={user} conversation={open} live={live} />}
    </div>
  )
}

function Conversations({ all, openId }: { all: ConversationRow[]; openId: string | undefined }) {
  return all.length === 0 ? <NobodyYet /> : <ConversationList conversations={all} openId={openId} />
}

type OpenProps = { user: SessionUser; conversation: ConversationRow | undefined; live: LiveState }

function Open({ user, conversation, live }: OpenProps) {
  const { t } = useLingui()
  const isWide = useIsWide()
  const back = (
    <ActionIcon
      className={classes.back}
      aria-label={t`All conversations`}
      renderRoot={(props) => (
        <Link {...props} to="/feedback" search={(now) => ({ ...now, client: undefined })} />
      )}
    >
      <IconArrowLeft className="icon" />
    </ActionIcon>
  )
  if (!conversation)
    return (
      <div>
        {back}
        <EmptyState
          icon={<IconMessageCircle />}
          title={<Trans>Client not found</Trans>}
          text={<Trans>You can write to clients who are connected with you.</Trans>}
        />
      </div>
    )
  const { client_id, name, profile_picture_url } = conversation
  return (
    <Conversation
      user={user}
      clientId={client_id}
      nutritionistId={user.id}
      nameOf={() => name}
      head={
        <div>
          <ChatHead
            id={client_id}
            name={name}
            picture={profile_picture_url}
            back={back}
            isBesideList={isWide}
            sessionWith={client_id}
          />
          <NotLiveNote live={live} />
        </div>
      }
    />
  )
}

function NobodyYet() {
  return (
    <EmptyState
      icon={<IconMessageCircle />}
      title={<Trans>No clients yet</Trans>}
      text={<Trans>Your conversations with connected clients will be here.</Trans>}
      action={
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/clients/new" />}>
          <Trans>Invite a client</Trans>
        </Button>
      }
    />
  )
}
