import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type FormEvent, type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { failureText } from '../../i18n/failure-text'
import { useFormat } from '../../i18n/format'
import type { Day } from '../../lib/day'
import { DraftNotes } from '../../ui/form/DraftNotes'
import { OldDraftNote } from '../../ui/form/OldDraftNote'
import { FormButtons } from '../../ui/form/FormButtons'
import { SaveProblem } from '../../ui/form/SaveProblem'
import { LeaveDialog } from '../../ui/LeaveDialog'
import { VersionsDialog } from '../../ui/VersionsDialog'
import { contentOf, type LogRow, versionRows } from '../content'
import type { LogFormState } from '../use-log-form'
import classes from './LogForm.module.css'

type Props<Row extends LogRow, Typed extends FieldValues & { date: string }> = {
  state: LogFormState<Row, Typed>
  userId: string
  day: Day
  today: Day
  /** Called when the form was given up. */
  onCancelled?: () => void
  /** In place of saving at once. */
  onSubmit?: () => void
  /** What a pressed Save waits for, in words. */
  waitingText?: ReactNode
  /** What keeps it from being saved, above the buttons. */
  notice?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The frame of the form of every log: what is to be known, problems, buttons, questions. */
export function LogForm<Row extends LogRow, Typed extends FieldValues & { date: string }>(
  props: Props<Row, Typed>,
) {
  const { state, userId, day, today, onCancelled, onSubmit, waitingText, notice, children } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const formId = useId()
  const { kind, editor, form, draft, saving, isEditing, isUntouched, date } = state
  const { texts } = kind
  const cancel = () => {
    editor.discard(draft.current())
    onCancelled?.()
  }
  const { conflict } = saving
  const handleSubmit = (event: FormEvent) => {
    if (!onSubmit) return void form.handleSubmit((content) => saving.save(content))(event)
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      id={formId}
      className={classes.form}
      aria-label={i18n._(isEditing ? texts.editEntry : texts.newEntry)}
      noValidate
      onSubmit={handleSubmit}
    >
      <OldDraftNote
        find={() => kind.drafts.findUnreadable(userId)}
        onDiscard={() => kind.drafts.forgetUnreadable(userId)}
      />
      <DraftNotes
        isRestored={editor.open.isRestored && draft.isDirty}
        restoredText={i18n._(texts.restored)}
        otherDayText={(entryDay) => i18n._(texts.otherDay(entryDay))}
        isOtherDay={!isEditing && !isUntouched && date !== day}
        date={date}
        day={day}
        today={today}
        onDiscard={cancel}
        onMove={() => state.setDate(day)}
      />
      {children}
      {notice}
      {saving.problem && (
        <SaveProblem
          failure={failureText(i18n, texts.saveFailed, saving.problem)}
          isGone={isEditing && saving.isGone}
          onSaveAsNew={() => void form.handleSubmit((content) => saving.saveAsNew(content))()}
        />
      )}
      <FormButtons
        formId={formId}
        isEditing={isEditing}
        isDirty={draft.isDirty}
        isSaving={saving.isPending}
        waitingText={waitingText}
        onCancel={cancel}
      />
      <VersionsDialog
        opened={conflict !== undefined}
        title={i18n._(texts.changedElsewhere)}
        rows={
          conflict
            ? versionRows(kind, conflict.mine, contentOf<Row>(kind, conflict.stored), { i18n, format })
            : []
        }
        onKeepMine={saving.overwrite}
        onTakeTheirs={() => {
          draft.forget()
          if (conflict) editor.takeStored(conflict.stored)
        }}
        onClose={saving.dismissConflict}
      />
      <LeaveDialog isUnsaved={draft.isDirty}>
        {i18n._(
          draft.isKept ? texts.notSaved : msg`It is not saved yet, and this device has no room to keep it.`,
        )}
      </LeaveDialog>
    </form>
  )
}
