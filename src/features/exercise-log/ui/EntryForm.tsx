import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId } from 'react'
import { failureText } from '@/shared/i18n/failure-text'
import type { Day } from '@/shared/lib/day'
import { DraftNotes } from '@/shared/ui/form/DraftNotes'
import { FormButtons } from '@/shared/ui/form/FormButtons'
import { SaveProblem } from '@/shared/ui/form/SaveProblem'
import { LeaveDialog } from '@/shared/ui/LeaveDialog'
import { VersionsDialog } from '@/shared/ui/VersionsDialog'
import type { LogKind } from '../model/define-kind'
import { differences, type LogContent, type LogFields, type LogRow } from '../model/log-kind'
import classes from './EntryForm.module.css'
import type { EntryEditor } from './use-kind-editor'
import type { EntryFormState } from './use-entry-form'

/** A field's name and what it says, in the reader's language. */
type FieldWords = { label: string; text: string }

type Props<R extends LogRow, F extends LogFields, C extends LogContent> = {
  kind: LogKind<R, F, C>
  entry: EntryFormState<R, F, C>
  editor: EntryEditor<R, F, C>
  /** The day in the form. */
  date: string
  /** The day on screen: a new entry belongs to it until something is typed. */
  day: Day
  today: Day
  setDate: (day: Day) => void
  /** Puts an entry into words, for comparing two versions. */
  describe: (content: C) => Record<keyof C, FieldWords>
  /** The fields. */
  children: ReactNode
}

/** The frame of every form of this screen: notes, fields, problems, buttons, questions. */
export function EntryForm<R extends LogRow, F extends LogFields, C extends LogContent>(
  props: Props<R, F, C>,
) {
  const { kind, entry, editor, date, day, today, setDate, describe, children } = props
  const { t, i18n } = useLingui()
  const formId = useId()
  const { form, draft, saving, isEditing } = entry
  const { conflict } = saving
  const isUntouched = !isEditing && !draft.isDirty
  const cancel = () => editor.discard(draft.current())

  useEffect(() => {
    if (isUntouched) setDate(day)
  }, [isUntouched, day, setDate])

  const versions = conflict && {
    mine: describe(conflict.mine),
    theirs: describe(kind.contentOf(conflict.stored)),
    keys: differences(conflict.mine, kind.contentOf(conflict.stored)),
  }
  return (
    <form
      id={formId}
      className={classes.form}
      aria-label={i18n._(isEditing ? kind.texts.editEntry : kind.texts.newEntry)}
      noValidate
      onSubmit={(event) => void form.handleSubmit((content) => saving.save(content))(event)}
    >
      <DraftNotes
        isRestored={editor.open.isRestored && draft.isDirty}
        restoredText={<Trans>Your unsaved entry is back.</Trans>}
        otherDayText={(entryDay) => <Trans>This entry will be saved on {entryDay}.</Trans>}
        isOtherDay={!isEditing && !isUntouched && date !== day}
        date={date}
        day={day}
        today={today}
        onDiscard={cancel}
        onMove={() => setDate(day)}
      />
      {children}
      {saving.problem && (
        <SaveProblem
          failure={failureText(i18n, kind.texts.saveFailed, saving.problem)}
          isGone={isEditing && saving.isGone}
          onSaveAsNew={() => void form.handleSubmit((content) => saving.saveAsNew(content))()}
        />
      )}
      <FormButtons
        formId={formId}
        isEditing={isEditing}
        isDirty={draft.isDirty}
        isSaving={saving.isPending}
        onCancel={cancel}
      />
      <VersionsDialog
        opened={versions !== undefined}
        title={t`This entry was changed elsewhere`}
        rows={(versions?.keys ?? []).map((key) => ({
          label: versions?.mine[key].label ?? '',
          mine: versions?.mine[key].text ?? '',
          theirs: versions?.theirs[key].text ?? '',
        }))}
        onKeepMine={saving.overwrite}
        onTakeTheirs={() => {
          draft.forget()
          if (conflict) editor.takeStored(conflict.stored)
        }}
        onClose={saving.dismissConflict}
      />
      <LeaveDialog isUnsaved={draft.isDirty}>
        <Trans>
          Your entry is not saved yet. It stays on this device, and you find it here when you come back.
        </Trans>
      </LeaveDialog>
    </form>
  )
}
