import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  useWatch,
} from 'react-hook-form'
import { useProblemText } from '../i18n/use-problem-text'
import type { Day } from '../lib/day'
import { useEntryDraft } from '../ui/form/use-entry-draft'
import { useGuardedSave } from '../ui/form/use-guarded-save'
import { type ContentOf, type LogRow } from './content'
import type { LogKind } from './kind'
import { forgetReplaced, photoOf } from './save'
import { useSaveEntry } from './use-log'
import type { LogEditor } from './use-log-editor'

/** What the user should know of an entry that is safe. */
export type SaveOutcome = {
  /** It is stored, and not only kept on this device. */
  isSent: boolean
  /** The photo was no longer there to be copied. */
  isPhotoLost: boolean
}

/** Give a form a new `key` for every opening of its editor. */
export type LogFormProps<Row extends LogRow, Typed extends object> = {
  userId: string
  editor: LogEditor<Row, Typed>
  /** The day on screen: a new entry belongs to it until something is typed. */
  day: Day
  today: Day
  onSaved: (row: Row, outcome: SaveOutcome) => void
  /** Called when the form was given up. */
  onCancelled?: () => void
}

/** The state of the form of one kind: its fields, its draft and its saving. */
export function useLogForm<Row extends LogRow, Typed extends FieldValues & { date: string }>(
  kind: LogKind<Row, Typed>,
  { userId, editor, day, onSaved }: Omit<LogFormProps<Row, Typed>, 'today' | 'onCancelled'>,
) {
  type Content = ContentOf<Row> & FieldValues
  const { draft: start } = editor.open
  const form = useForm<Typed, unknown, Content>({
    resolver: zodResolver<Typed, unknown, Content>(kind.formSchema as never),
    defaultValues: start.fields as DefaultValues<Typed>,
    mode: 'onTouched',
  })
  const { setValue, control } = form
  const draft = useEntryDraft(userId, { start, form, isUnsaved: kind.drafts.isUnsaved, drafts: kind.drafts })
  const mutation = useSaveEntry(kind, userId)
  const isEditing = start.base !== undefined
  const isUntouched = !isEditing && !draft.isDirty

  const setColumn = useCallback(
    (column: string, value: unknown) =>
      setValue(column as Path<Typed>, value as PathValue<Typed, Path<Typed>>),
    [setValue],
  )
  useEffect(() => {
    if (isUntouched) setColumn('date', day)
  }, [isUntouched, day, setColumn])

  function noteSent(content: ContentOf<Row>): void {
    if (kind.photo) setColumn(kind.photo.column, content[kind.photo.column]) // a borrowed one has become the entry's own
    draft.note({ sent: content, borrowedPhoto: undefined })
  }

  const saving = useGuardedSave<ContentOf<Row>, Row>({
    mutation,
    async send(content, base) {
      const { id, base: edited, borrowedPhoto, sent } = draft.current()
      const { row, isSent } = await mutation.mutateAsync({
        id,
        content,
        base,
        sent,
        borrowedPhoto,
        onSend: noteSent,
      })
      const replaced = [edited, draft.current().sent]
      draft.forget()
      if (isSent) forgetReplaced(kind, replaced, row)
      onSaved(row, { isSent, isPhotoLost: Boolean(photoOf(kind, content)) && !photoOf<Row>(kind, row) })
    },
  })

  return {
    kind,
    editor,
    form,
    draft,
    isEditing,
    /** A new entry in which nothing was entered yet. */
    isUntouched,
    date: useWatch({ control, name: 'date' as Path<Typed> }) as string,
    setDate: (next: Day) => setColumn('date', next),
    problem: useProblemText(kind.problems),
    saving: {
      ...saving,
      save: (content: ContentOf<Row>) => saving.save(content, draft.current().base),
      /** The edited entry is gone, and its photo with it, perhaps: what is still there is copied. */
      saveAsNew(content: ContentOf<Row>) {
        const photo = photoOf<Row>(kind, draft.current().base)
        if (photo) draft.note({ borrowedPhoto: photo })
        return saving.save(content, undefined)
      },
    },
  }
}
export type LogFormState<Row extends LogRow, Typed extends FieldValues & { date: string }> = ReturnType<
  typeof useLogForm<Row, Typed>
>
