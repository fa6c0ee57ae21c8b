import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { ConnectionRequests } from '@/features/connection-requests'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconUsers } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { ClientDashboard } from './ClientDashboard'

const route = getRouteApi('/_authed/dashboard')

/** Where a day begins: a nutritionist's own dashboard, the client's for every other role (spec section 2). */
export function DashboardPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  if (user.role !== 'nutritionist') return <ClientDashboard user={user} />
  return (
    <>
      <PageHeader title={t`Dashboard`} />
      <ConnectionRequests nutritionistId={user.id} />
      <EmptyState
        icon={<IconUsers />}
        title={t`Your clients will be here`}
        text={t`We are still building this screen: who needs you today, and how everyone is doing.`}
      />
    </>
  )
}
