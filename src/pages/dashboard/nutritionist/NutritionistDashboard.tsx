import { useQuery } from '@tanstack/react-query'
import { needAttention } from '@/entities/client'
import { ConnectionRequests } from '@/features/connection-requests'
import type { SessionUser } from '@/shared/auth/session-store'
import { useMinute } from '@/shared/lib/use-minute'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonBlock, SkeletonList } from '@/shared/ui/Skeletons'
import { DayProblem } from '../DayProblem'
import { dashboardQueries } from '../queries'
import { AttentionList } from './AttentionList'
import { ConnectedClients } from './ConnectedClients'
import { FirstClient } from './FirstClient'
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
  const attention = needAttention(clients ?? [], now)
  if (read.isLoadingError)
    return (
      <div className={classes.page}>
        <Greeting user={user} />
        <DayProblem error={read.error} onRetry={() => void read.refetch()} />
      </div>
    )
  return (
    <div className={classes.page}>
      <Greeting user={user} counts={clients && { clients: clients.length, needing: attention.length }} />
      <RefreshProblem of={[read]} />
      <div className={classes.areas}>
        <div className={classes.first}>
          {!clients && <SkeletonList rows={3} withThumb />}
          {clients?.length === 0 && <FirstClient />}
          <AttentionList user={user} attention={attention} />
        </div>
        <div className={classes.side}>
          {clients && <ConnectionRequests nutritionistId={user.id} />}
          {clients && <SessionsToday clients={clients} />}
          {clients ? <Overview clients={clients} /> : <SkeletonBlock shape="card" />}
          {clients && clients.length > 0 && (
            <div className={classes.cards}>
              <RecentClientsCard clients={clients} />
              <ClientProgressCard clients={clients} />
            </div>
          )}
        </div>
        {clients && clients.length > 0 && (
          <div className={classes.second}>
            <ConnectedClients clients={clients} />
          </div>
        )}
      </div>
      {clients && <RecentClientsTable clients={clients} now={now} />}
    </div>
  )
}
