import { getRouteApi } from '@tanstack/react-router'
import type { Day } from '@/shared/lib/day'
import { useToday } from '@/shared/lib/use-today'
import { type LogName, logNames } from '../log-names'

const route = getRouteApi('/_authed/exercise-log')

/** What the address says: the day, which is today unless it names an earlier one, and what is being logged. */
export function usePlace() {
  const today = useToday()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return {
    today,
    day: search.day && search.day < today ? search.day : today,
    log: search.log ?? logNames[0],
    showDay: (next: Day): void => {
      void navigate({
        search: (now) => ({ ...now, day: next === today ? undefined : next }),
        resetScroll: false,
      })
    },
    showLog: (next: LogName): void => {
      void navigate({
        search: (now) => ({ ...now, log: next === logNames[0] ? undefined : next }),
        replace: true,
        resetScroll: false,
      })
    },
  }
}
