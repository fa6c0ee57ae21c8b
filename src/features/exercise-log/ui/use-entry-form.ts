import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, useForm } from 'react-hook-form'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { useEntryDraft } from '@/shared/ui/form/use-entry-draft'
import type { LogKind } from '../model/define-kind'
import type { LogContent, LogFields, LogRow } from '../model/log-kind'
import type { EntryFormProps } from './entry-form-props'
import { useEntrySaving } from './use-entry-saving'

/** The state of the form of one kind: its fields, its draft and its saving. */
export function useEntryForm<R extends LogRow, F extends LogFields, C extends LogContent>(
  kind: LogKind<R, F, C>,
  { userId, editor, onSaved }: Pick<EntryFormProps<R, F, C>, 'userId' | 'editor' | 'onSaved'>,
) {
  const { draft: start } = editor.open
  const form = useForm<F, unknown, C>({
    resolver: zodResolver(kind.formSchema),
    defaultValues: start.fields as DefaultValues<F>,
    mode: 'onTouched',
  })
  const draft = useEntryDraft(userId, { start, form, isUnsaved: kind.drafts.isUnsaved, drafts: kind.drafts })
  const saving = useEntrySaving({ kind, userId, draft, onSaved })
  return { form, draft, saving, problem: useProblemText(kind.problems), isEditing: start.base !== undefined }
}
export type EntryFormState<R extends LogRow, F extends LogFields, C extends LogContent> = ReturnType<
  typeof useEntryForm<R, F, C>
>
