import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { messageQueries } from '@/entities/message/queries'
import { MessageDialog, RecentMessages, useLiveMessages } from '@/features/chat'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconUsers } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { Section } from '@/shared/ui/Section'
import { SkeletonList } from '@/shared/ui/Skeletons'
import classes from './ClientDetailPage.module.css'

const route = getRouteApi('/_authed/clients/$id')

/** One client of a nutritionist: the quick actions and the recent communication. */
export function ClientDetailPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  const { id } = route.useParams()
  const conversations = useQuery(messageQueries.conversations(user.id))
  const found = conversations.data?.find(({ client_id }) => client_id === id)
  const isReadable = user.role === 'nutritionist' && found !== undefined

  if (isReadable) return <Detail client={{ id, name: found.name }} />
  return (
    <div className={classes.page}>
      <PageHeader title={t`Client`} />
      {!conversations.data && !conversations.error && <SkeletonList />}
      {!conversations.data && conversations.error && (
        <ErrorBox
          action={
            <Button variant="default" onClick={() => void conversations.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Failed to load client data</Trans>
        </ErrorBox>
      )}
      {conversations.data && (
        <EmptyState
          icon={<IconUsers />}
          title={<Trans>Client not found</Trans>}
          text={<Trans>Only clients who are connected with you can be opened.</Trans>}
        />
      )}
    </div>
  )
}

function Detail({ client }: { client: { id: string; name: string } }) {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  const [isWriting, { open, close }] = useDisclosure(false)
  useLiveMessages('client', client.id)
  return (
    <div className={classes.page}>
      <PageHeader
        title={client.name}
        action={
          <div className={classes.actions}>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/calendar" />}>
              <Trans>Schedule Session</Trans>
            </Button>
            <Button onClick={open}>
              <Trans>Send Message</Trans>
            </Button>
          </div>
        }
      />
      <Section
        title={t`Recent communication`}
        action={
          <Link to="/feedback" search={(now) => ({ ...now, client: client.id })}>
            <Trans>Whole conversation</Trans>
          </Link>
        }
      >
        <RecentMessages user={user} client={client} />
      </Section>
      <MessageDialog opened={isWriting} onClose={close} user={user} client={client} />
    </div>
  )
}
