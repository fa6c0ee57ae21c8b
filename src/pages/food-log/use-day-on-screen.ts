import { getRouteApi } from '@tanstack/react-router'
import type { Day } from '@/shared/lib/day'
import { useToday } from '@/shared/lib/use-today'

const route = getRouteApi('/_authed/food-log')

/** The day of the address, or today, which moves on at midnight; there is no day to come. */
export function useDayOnScreen() {
  const today = useToday()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const day = search.day && search.day < today ? search.day : today
  return {
    day,
    today,
    showDay: (next: Day): void => {
      void navigate({
        search: (now) => ({ ...now, day: next === today ? undefined : next }),
        resetScroll: false,
      })
    },
  }
}
