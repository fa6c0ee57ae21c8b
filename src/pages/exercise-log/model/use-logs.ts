import { exerciseKind, moodKind, sleepKind, useEntryLog } from '@/features/exercise-log'
import type { Day } from '@/shared/lib/day'

/** The forms and the deletions of everything that this screen logs. */
export function useLogs(userId: string, day: Day) {
  return {
    exercise: useEntryLog(exerciseKind, userId, day),
    sleep: useEntryLog(sleepKind, userId, day),
    mood: useEntryLog(moodKind, userId, day),
  }
}
export type Logs = ReturnType<typeof useLogs>
