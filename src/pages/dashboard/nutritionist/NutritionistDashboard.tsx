import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { isPutOff, needAttention } from '@/entities/client/attention'
import type { ClientOverview } from '@/entities/client/client-overview'
import { ConnectionRequests } from '@/features/connection-requests/ConnectionRequests'
import type { SessionUser } from '@/shared/auth/session-store'
import { useMinute } from '@/shared/lib/use-minute'
import { focusScreen } from '@/shared/ui/focus-heading'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconUsers } from '@/shared/ui/icons'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonBlock, SkeletonList } from '@/shared/ui/Skeletons'
import { DayProblem } from '../DayProblem'
import { dashboardQueries } from '../queries'
import { AttentionList } from './AttentionList'
import { ConnectedClients } from './ConnectedClients'
import { Greeting } from './Greeting'
import classes from './NutritionistDashboard.module.css'
import { Overview } from './Overview'
import { ClientProgressCard, RecentClientsCard } from './RecentCards'
import { RecentClientsTable } from './RecentClientsTable'
import { SessionsToday } from './SessionsToday'

/** Who needs the nutritionist today, and how everyone is doing. */
export function NutritionistDashboard({ user }: { user: SessionUser }) {
  const now = useMinute()
  const read = useQuery(dashboardQueries.nutritionist(user.id))
  const { data: clients } = read
  const first = useRef<HTMLDivElement>(null)

  /** From the last request to the first client who needs something. */
  function focusFirst(): void {
    const action = first.current?.querySelector<HTMLElement>('li a, li button')
    if (action) action.focus()
    else focusScreen()
  }

  if (clients) {
    const attention = needAttention(clients, now)
    return (
      <div className={classes.page}>
        <Greeting
          user={user}
          counts={{
            clients: clients.length,
            needing: attention.length,
            putOff: clients.filter((client) => isPutOff(client, now)).length,
          }}
        />
        <RefreshProblem of={[read]} />
        <div className={classes.areas}>
          <div ref={first} className={classes.first}>
            <ConnectionRequests nutritionistId={user.id} onAllAnswered={focusFirst} />
            {clients.length === 0 && <FirstClient />}
            <AttentionList user={user} attention={attention} now={now} />
          </div>
          <Side clients={clients} now={now} />
          {clients.length > 0 && (
            <div className={classes.second}>
              <ConnectedClients clients={clients} />
            </div>
          )}
        </div>
        <RecentClientsTable clients={clients} now={now} />
      </div>
    )
  }
  return (
    <div className={classes.page}>
      <Greeting user={user} />
      {read.isLoadingError ? (
        <DayProblem error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <div className={classes.areas}>
          <div className={classes.first}>
            <SkeletonList rows={3} withThumb />
          </div>
          <div className={classes.side}>
            <SkeletonBlock shape="card" />
          </div>
        </div>
      )}
    </div>
  )
}

/** Who comes today, and all clients in figures. */
function Side({ clients, now }: { clients: readonly ClientOverview[]; now: number }) {
  return (
    <div className={classes.side}>
      <SessionsToday clients={clients} now={now} />
      <Overview clients={clients} />
      {clients.length > 0 && (
        <div className={classes.cards}>
          <RecentClientsCard clients={clients} />
          <ClientProgressCard clients={clients} />
        </div>
      )}
    </div>
  )
}

/** A nutritionist without a client: what will be here, and the way to the first. */
function FirstClient() {
  return (
    <EmptyState
      icon={<IconUsers />}
      title={<Trans>Your clients will be here</Trans>}
      text={
        <Trans>Share your reference ID. As soon as somebody connects, you see who needs you today.</Trans>
      }
      action={
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/clients/new" />}>
          <Trans>Add client</Trans>
        </Button>
      }
    />
  )
}
