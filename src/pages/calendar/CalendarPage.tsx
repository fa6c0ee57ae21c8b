import { getRouteApi } from '@tanstack/react-router'
import { ClientCalendar } from './ClientCalendar'
import { NutritionistCalendar } from './NutritionistCalendar'

const route = getRouteApi('/_authed/calendar')

/** The nutritionist's calendar, the client's for every other role. */
export function CalendarPage() {
  const { user } = route.useRouteContext()
  const { client } = route.useSearch()
  return user.role === 'nutritionist' ? (
    <NutritionistCalendar user={user} clientId={client} />
  ) : (
    <ClientCalendar user={user} />
  )
}
