import { type Exercise, sumExercises } from '@/entities/exercise/exercise'
import type { Day } from '@/shared/lib/day'

/** The entries under their days, with the minutes of each; days and entries stay in the order in which they come. */
export function exerciseDays(
  exercises: readonly Exercise[],
): { day: Day; entries: Exercise[]; minutes: number }[] {
  const days = new Map<Day, Exercise[]>()
  for (const exercise of exercises) days.set(exercise.date, [...(days.get(exercise.date) ?? []), exercise])
  return [...days].map(([day, entries]) => ({ day, entries, minutes: sumExercises(entries).minutes }))
}
