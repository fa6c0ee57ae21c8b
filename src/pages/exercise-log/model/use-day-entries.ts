import { useQuery } from '@tanstack/react-query'
import { distinctExercises } from '@/entities/exercise/exercise'
import { exerciseQueries } from '@/entities/exercise/queries'
import { exerciseStore } from '@/entities/exercise/store'
import { moodQueries } from '@/entities/mood/queries'
import { moodStore } from '@/entities/mood/store'
import { sleepQueries } from '@/entities/sleep/queries'
import { sleepStore } from '@/entities/sleep/store'
import type { Day } from '@/shared/lib/day'
import { windowAround } from '@/shared/lib/day-window'
import { useWithUnsent } from '@/shared/log/read-unsent'
import { useRemoving } from '@/shared/log/use-log'

const offeredExercises = 5

/** The entries of a day, and what the client did lately; undefined while they load, and when they did not. */
export function useDayEntries(userId: string, day: Day, today: Day) {
  const { from, to } = windowAround(day, today)
  const exercises = useQuery(exerciseQueries.window(userId, from, to))
  const sleeps = useQuery(sleepQueries.window(userId, from, to))
  const moods = useQuery(moodQueries.window(userId, from, to))
  const deleting = useRemoving()
  const withUnsent = {
    exercise: useWithUnsent(exerciseStore),
    sleep: useWithUnsent(sleepStore),
    mood: useWithUnsent(moodStore),
  }
  const isOnDay = (row: { date: string }) => row.date === day
  const ofDay = <R extends { id: string; date: string }>(rows: R[] | undefined) =>
    rows?.filter((row) => row.date === day && !deleting.has(row.id))
  const reads = [exercises, sleeps, moods]
  return {
    exercises: ofDay(withUnsent.exercise(exercises.data, isOnDay)),
    sleeps: ofDay(withUnsent.sleep(sleeps.data, isOnDay)),
    moods: ofDay(withUnsent.mood(moods.data, isOnDay)),
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
