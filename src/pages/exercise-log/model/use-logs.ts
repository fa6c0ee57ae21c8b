import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { exerciseLog } from '@/features/exercise-log/exercise-log'
import { moodLog } from '@/features/exercise-log/mood-log'
import { sleepLog } from '@/features/exercise-log/sleep-log'
import type { Day } from '@/shared/lib/day'
import { windowAround } from '@/shared/lib/day-window'
import type { LogRow } from '@/shared/log/content'
import type { LogKind } from '@/shared/log/kind'
import { useWithUnsent } from '@/shared/log/read-unsent'
import { useRemoving } from '@/shared/log/use-log'
import { useLogEditor } from '@/shared/log/use-log-editor'
import { useRemoval } from '@/shared/log/use-removal'
import { windows } from '../queries'

/**
 * The entries, the form and the deletions of one kind of entry.
 * @param read of days around the one on screen
 * @param day the day on screen
 */
function useLog<Row extends LogRow, Typed extends { date: string }>(
  kind: LogKind<Row, Typed>,
  read: UseQueryResult<Row[]>,
  userId: string,
  day: Day,
) {
  const editor = useLogEditor(kind, userId, () => ({ date: day }) as Partial<Typed>)
  const removal = useRemoval(kind, userId, day)
  const removing = useRemoving()
  const shown = useWithUnsent(kind)(read.data, (row) => row.date === day)
  return {
    kind,
    read,
    /** Those of the day on screen; undefined while they load, and when they did not. */
    entries: shown?.filter((row) => row.date === day && !removing.has(row.id)),
    editor,
    removalProblem: removal.problem,
    async remove(row: Row): Promise<void> {
      if (await removal.remove(row)) editor.close(row)
    },
  }
}

/** Everything that this screen logs. */
export function useLogs(userId: string, day: Day, today: Day) {
  const { from, to } = windowAround(day, today)
  return {
    exercise: useLog(exerciseLog, useQuery(windows.exercise(userId, from, to)), userId, day),
    sleep: useLog(sleepLog, useQuery(windows.sleep(userId, from, to)), userId, day),
    mood: useLog(moodLog, useQuery(windows.mood(userId, from, to)), userId, day),
  }
}
export type Logs = ReturnType<typeof useLogs>
