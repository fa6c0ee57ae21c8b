import { createFileRoute } from '@tanstack/react-router'
import { ExerciseLogPage } from '@/pages/exercise-log/ExerciseLogPage'
import { type LogName, logNames } from '@/pages/exercise-log/log-names'
import { warmWindows } from '@/pages/exercise-log/queries'
import { type Day, isDay, today } from '@/shared/lib/day'

type ExerciseLogSearch = {
  day?: Day
  /** What the form logs; the first of all when left out. */
  log?: LogName
}

export const Route = createFileRoute('/_authed/exercise-log')({
  validateSearch: ({ day, log }): ExerciseLogSearch => ({
    day: typeof day === 'string' && isDay(day) ? day : undefined,
    log: logNames.slice(1).find((name) => name === log),
  }),
  loaderDeps: ({ search }) => ({ day: search.day }),
  loader: ({ context: { queryClient, user }, deps }) =>
    warmWindows(queryClient, user.id, deps.day ?? today()),
  component: ExerciseLogPage,
})
