import { createFileRoute } from '@tanstack/react-router'
import { exerciseQueries } from '@/entities/exercise/queries'
import { moodQueries } from '@/entities/mood/queries'
import { sleepQueries } from '@/entities/sleep/queries'
import { ExerciseLogPage } from '@/pages/exercise-log/ExerciseLogPage'
import { type Day, isDay, today } from '@/shared/lib/day'
import { windowAround } from '@/shared/lib/day-window'

type ExerciseLogSearch = {
  day?: Day
  /** What the form logs; exercise when left out. */
  log?: 'exercise' | 'sleep' | 'mood'
}

export const Route = createFileRoute('/_authed/exercise-log')({
  validateSearch: ({ day, log }): ExerciseLogSearch => ({
    day: typeof day === 'string' && isDay(day) ? day : undefined,
    log: log === 'sleep' || log === 'mood' ? log : undefined,
  }),
  loaderDeps: ({ search }) => ({ day: search.day }),
  loader: ({ context: { queryClient, user }, deps }) => {
    const { from, to } = windowAround(deps.day ?? today(), today())
    void queryClient.prefetchQuery(exerciseQueries.window(user.id, from, to))
    void queryClient.prefetchQuery(sleepQueries.window(user.id, from, to))
    void queryClient.prefetchQuery(moodQueries.window(user.id, from, to))
  },
  component: ExerciseLogPage,
})
