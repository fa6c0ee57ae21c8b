import type { Day } from '@/shared/lib/day'
import type { LogKind } from '../model/define-kind'
import type { LogContent, LogFields, LogRow } from '../model/log-kind'
import { useEntryRemoval } from './use-entry-removal'
import { useKindEditor } from './use-kind-editor'

/**
 * The form and the deletions of one kind of entry.
 * @param day the day on screen
 */
export function useEntryLog<R extends LogRow, F extends LogFields, C extends LogContent>(
  kind: LogKind<R, F, C>,
  userId: string,
  day: Day,
) {
  const editor = useKindEditor(kind, userId, day)
  const removal = useEntryRemoval(kind, userId, day)
  return {
    kind,
    editor,
    removalProblem: removal.problem,
    async remove(row: R): Promise<void> {
      if (await removal.remove(row)) editor.close(row)
    },
  }
}
