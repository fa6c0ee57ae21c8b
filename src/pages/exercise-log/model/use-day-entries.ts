import { useQuery } from '@tanstack/react-query'
import { distinctExercises } from '@/entities/exercise'
import { exerciseQueries } from '@/entities/exercise/queries'
import { moodQueries } from '@/entities/mood/queries'
import { sleepQueries } from '@/entities/sleep/queries'
import { useDeletingEntries } from '@/features/exercise-log'
import type { Day } from '@/shared/lib/day'
import { windowAround } from '@/shared/lib/day-window'

const offeredExercises = 5

/** The entries of a day, and what the client did lately; undefined while they load, and when they did not. */
export function useDayEntries(userId: string, day: Day, today: Day) {
  const { from, to } = windowAround(day, today)
  const exercises = useQuery(exerciseQueries.window(userId, from, to))
  const sleeps = useQuery(sleepQueries.window(userId, from, to))
  const moods = useQuery(moodQueries.window(userId, from, to))
  const deleting = useDeletingEntries()
  const ofDay = <R extends { id: string; date: string }>(rows: R[] | undefined) =>
    rows?.filter((row) => row.date === day && !deleting.has(row.id))
  const reads = [exercises, sleeps, moods]
  return {
    exercises: ofDay(exercises.data),
    sleeps: ofDay(sleeps.data),
    moods: ofDay(moods.data),
    recent: distinctExercises(exercises.data ?? [], offeredExercises),
    reads,
    /** Why a first load failed. */
    loadError: reads.find((read) => read.isLoadingError)?.error ?? null,
    retry: (): void => {
      for (const read of reads) if (read.isError) void read.refetch()
    },
  }
}
export type DayEntries = ReturnType<typeof useDayEntries>
