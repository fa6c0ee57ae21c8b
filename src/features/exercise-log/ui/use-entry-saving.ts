import type { EntryDraftState } from '@/shared/ui/form/use-entry-draft'
import { useGuardedSave } from '@/shared/ui/form/use-guarded-save'
import { EntryConflict } from '../api/save-entry'
import { useSaveEntry } from '../api/use-entry-mutations'
import type { LogKind } from '../model/define-kind'
import type { LogDraft } from '@/shared/lib/entry-drafts'
import type { LogContent, LogFields, LogRow } from '../model/log-kind'

type Options<R extends LogRow, F extends LogFields, C extends LogContent> = {
  kind: LogKind<R, F, C>
  userId: string
  draft: EntryDraftState<LogDraft<R, F, C>>
  /** @param isSent it is stored, and not only kept on this device */
  onSaved: (row: R, isSent: boolean) => void
}

/** Saves the entry in the form. */
export function useEntrySaving<R extends LogRow, F extends LogFields, C extends LogContent>({
  kind,
  userId,
  draft,
  onSaved,
}: Options<R, F, C>) {
  const mutation = useSaveEntry(kind, userId)
  const saving = useGuardedSave<C, R>({
    Conflict: EntryConflict,
    mutation,
    async send(content, base) {
      const { id, sent } = draft.current()
      draft.note({ sent: content })
      const { row, isSent } = await mutation.mutateAsync({ id, content, base, sent })
      draft.forget()
      onSaved(row, isSent)
    },
  })
  return {
    ...saving,
    save: (content: C) => saving.save(content, draft.current().base),
    saveAsNew: (content: C) => saving.save(content, undefined),
  }
}
