import type { Day } from '@/shared/lib/day'
import type { UnsentEntry } from '@/shared/outbox/unsent-entries'
import { useEntryEditor } from '@/shared/ui/form/use-entry-editor'
import type { LogKind } from '../model/define-kind'
import type { LogDraft } from '@/shared/lib/entry-drafts'
import type { LogContent, LogFields, LogRow } from '../model/log-kind'

/**
 * What is in the form of one kind: a new entry or one being edited.
 * @param day the day on screen, for an entry that is begun now
 */
export const useKindEditor = <R extends LogRow, F extends LogFields, C extends LogContent>(
  { drafts, texts: { discarded } }: LogKind<R, F, C>,
  userId: string,
  day: Day,
) =>
  useEntryEditor<R, LogDraft<R, F, C>, UnsentEntry<R, C>>(userId, {
    drafts,
    begin: () => drafts.newEntry(day),
    texts: { discarded, putAside: discarded },
  })
export type EntryEditor<R extends LogRow, F extends LogFields, C extends LogContent> = ReturnType<
  typeof useKindEditor<R, F, C>
>
