import { exerciseLog } from '@/features/exercise-log/exercise-log'
import { moodLog } from '@/features/exercise-log/mood-log'
import { sleepLog } from '@/features/exercise-log/sleep-log'
import type { LogRow } from '@/shared/log/content'
import type { LogKind } from '@/shared/log/kind'
import { useLogEditor } from '@/shared/log/use-log-editor'
import { useRemoval } from '@/shared/log/use-removal'
import type { Day } from '@/shared/lib/day'

/** The form and the deletions of one kind of entry. @param day the day on screen */
function useLog<Row extends LogRow, Typed extends { date: string }>(
  kind: LogKind<Row, Typed>,
  userId: string,
  day: Day,
) {
  const editor = useLogEditor(kind, userId, () => ({ date: day }) as Partial<Typed>)
  const removal = useRemoval(kind, userId, day)
  return {
    kind,
    editor,
    removalProblem: removal.problem,
    async remove(row: Row): Promise<void> {
      if (await removal.remove(row)) editor.close(row)
    },
  }
}

/** The forms and the deletions of everything that this screen logs. */
export function useLogs(userId: string, day: Day) {
  return {
    exercise: useLog(exerciseLog, userId, day),
    sleep: useLog(sleepLog, userId, day),
    mood: useLog(moodLog, userId, day),
  }
}
export type Logs = ReturnType<typeof useLogs>
