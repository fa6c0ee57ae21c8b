import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { needAttention } from '@/entities/client/attention'
import type { ClientOverview } from '@/entities/client/client-overview'
import { ConnectionRequests } from '@/features/connection-requests/ConnectionRequests'
import type { SessionUser } from '@/shared/auth/session-store'
import { useMinute } from '@/shared/lib/use-minute'
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

/** Who needs the nutritionist today, and how everyone is doing (spec section 2, 'Nutritionist dashboard'). */
export function NutritionistDashboard({ user }: { user: SessionUser }) {
  const now = useMinute()
  const read = useQuery(dashboardQueries.nutritionist(user.id))
  const { data: clients } = read
  if (clients) {
    const attention = needAttention(clients, now)
    return (
      <div className={classes.page}>
        <Greeting user={user} counts={{ clients: clients.length, needing: attention.length }} />
        <RefreshProblem of={[read]} />
        <div className={classes.areas}>
          <div className={classes.first}>
            {clients.length === 0 && <FirstClient />}
            <AttentionList user={user} attention={attention} />
          </div>
          <Side user={user} clients={clients} />
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

/** Who asks, who comes today, and all clients in figures. */
function Side({ user, clients }: { user: SessionUser; clients: readonly ClientOverview[] }) {
  return (
    <div className={classes.side}>
      <ConnectionRequests nutritionistId={user.id} />
      <SessionsToday clients={clients} />
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
