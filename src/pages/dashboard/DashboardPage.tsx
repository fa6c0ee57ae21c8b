import { getRouteApi } from '@tanstack/react-router'
import { ClientDashboard } from './ClientDashboard'
import { NutritionistDashboard } from './LazyNutritionistDashboard'

const route = getRouteApi('/_authed/dashboard')

/** Where a day begins: a nutritionist's own dashboard, the client's for every other role. */
export function DashboardPage() {
  const { user } = route.useRouteContext()
  return user.role === 'nutritionist' ? (
    <NutritionistDashboard user={user} />
  ) : (
    <ClientDashboard user={user} />
  )
}
