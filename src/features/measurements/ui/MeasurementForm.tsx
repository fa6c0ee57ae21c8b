import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type Measurement, waistRange, weightRange } from '@/entities/measurement'
import { type Day } from '@/shared/lib/day'
import { failureText } from '@/shared/i18n/failure-text'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { FormButtons } from '@/shared/ui/form/FormButtons'
import { DayField } from '@/shared/ui/form/DayField'
import { SaveProblem } from '@/shared/ui/form/SaveProblem'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { LeaveDialog } from '@/shared/ui/LeaveDialog'
import { RestoredNote } from '@/shared/ui/form/RestoredNote'
import type { MeasurementDraft } from '../model/measurement-draft'
import { measurementProblems } from '../model/measurement-texts'
import { ConflictDialog } from './ConflictDialog'
import { LastTime, type LastValues } from './LastTime'
import classes from './MeasurementForm.module.css'
import { StepField } from './StepField'
import type { OpenMeasurement } from './use-measurement-editor'
import { useMeasurementForm } from './use-measurement-form'
import { useMeasurementSaving } from './use-measurement-saving'

type Props = {
  userId: string
  open: OpenMeasurement
  today: Day
  /** What was measured last: where a new measurement starts from. */
  last: LastValues
  /** @param isSent it is stored, and not only kept on this device */
  onSaved: (isSent: boolean) => void
  onCancel: (draft: MeasurementDraft) => void
  /** The user prefers the version that was stored meanwhile. */
  onTakeStored: (measurement: Measurement) => void
}

/** The measurement form: a new measurement, or one being edited. Give it a new `key` for another one. */
export function MeasurementForm({ userId, open, today, last, onSaved, onCancel, onTakeStored }: Props) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const problem = useProblemText(measurementProblems)
  const { form, draft } = useMeasurementForm(userId, open.draft, today)
  const saving = useMeasurementSaving(userId, draft, onSaved)
  const isEditing = open.draft.base !== undefined
  const start = isEditing ? { weight: null, waist: null } : last
  const { control, handleSubmit } = form

  return (
    <form
      id={formId}
      className={classes.form}
      aria-label={isEditing ? t`Edit measurement` : t`New measurement`}
      noValidate
      onSubmit={(event) => void handleSubmit(saving.save)(event)}
    >
      {open.isRestored && draft.isDirty && (
        <RestoredNote onDiscard={() => onCancel(draft.current())}>
          <Trans>Your unsaved measurement is back.</Trans>
        </RestoredNote>
      )}
      <DayField control={control} name="date" problem={problem} today={today} />
      {!isEditing && <LastTime form={form} last={last} />}
      <StepField
        form={form}
        name="weight"
        label={t`Weight, kg`}
        unit={t`kg`}
        range={weightRange}
        start={start.weight}
        problem={problem}
      />
      <StepField
        form={form}
        name="waist"
        label={t`Waist, cm`}
        unit={t`cm`}
        range={waistRange}
        start={start.waist}
        problem={problem}
      />
      <TextAreaField control={control} name="notes" label={t`Notes`} problem={problem} />
      {saving.problem && (
        <SaveProblem
          failure={failureText(i18n, msg`Failed to save measurement. Please try again.`, saving.problem)}
          isGone={isEditing && saving.isGone}
          onSaveAsNew={() => void handleSubmit(saving.saveAsNew)()}
        />
      )}
      <FormButtons
        formId={formId}
        isEditing={isEditing}
        isDirty={draft.isDirty}
        isSaving={saving.isPending}
        onCancel={() => onCancel(draft.current())}
      />
      <ConflictDialog
        conflict={saving.conflict}
        onKeepMine={saving.overwrite}
        onTakeTheirs={() => {
          draft.forget()
          if (saving.conflict) onTakeStored(saving.conflict.stored)
        }}
        onClose={saving.dismissConflict}
      />
      <LeaveDialog isUnsaved={draft.isDirty}>
        <Trans>
          Your measurement is not saved yet. It stays on this device, and you find it here when you come back.
        </Trans>
      </LeaveDialog>
    </form>
  )
}
