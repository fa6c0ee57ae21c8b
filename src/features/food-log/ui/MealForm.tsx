import { zodResolver } from '@hookform/resolvers/zod'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useId, useImperativeHandle, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Meal } from '@/entities/meal'
import { failureText } from '@/shared/i18n/failure-text'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import type { Day } from '@/shared/lib/day'
import { useMinute } from '@/shared/lib/use-minute'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { DraftNotes } from '@/shared/ui/form/DraftNotes'
import { FormButtons } from '@/shared/ui/form/FormButtons'
import { SaveProblem } from '@/shared/ui/form/SaveProblem'
import { LeaveDialog } from '@/shared/ui/LeaveDialog'
import type { MealDraft } from '../model/meal-draft'
import { type MealContent, type MealFields, mealFormSchema, mealTypeAt } from '../model/meal-form'
import { mealProblems } from '../model/meal-texts'
import { ConflictDialog } from './ConflictDialog'
import { MealFieldset } from './MealFieldset'
import classes from './MealForm.module.css'
import type { OpenMeal } from './use-meal-editor'
import { useMealDraft } from './use-meal-draft'
import { type SaveOutcome, useMealSaving } from './use-meal-saving'
import { usePhotoWait } from './use-photo-wait'

type Props = {
  /** Answers what the form holds now. */
  ref: Ref<() => MealDraft>
  userId: string
  open: OpenMeal
  /** The day on screen: a new meal belongs to it until something is typed. */
  day: Day
  today: Day
  onSaved: (meal: Meal, outcome: SaveOutcome) => void
  onCancel: (draft: MealDraft) => void
  /** The user prefers the version that was stored meanwhile. */
  onTakeStored: (meal: Meal) => void
}

/** The meal form: a new meal, or one being edited. Give it a new `key` for another meal. */
export function MealForm({ ref, userId, open, day, today, onSaved, onCancel, onTakeStored }: Props) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const problem = useProblemText(mealProblems)
  const [isPhotoMissed, setPhotoMissed] = useState(false)
  const form = useForm<MealFields, unknown, MealContent>({
    resolver: zodResolver(mealFormSchema),
    defaultValues: open.draft.fields,
    mode: 'onTouched',
  })
  const { control, handleSubmit, getValues, setValue, formState } = form
  const date = useWatch({ control, name: 'date' })
  const draft = useMealDraft(userId, open.draft, form)
  useImperativeHandle(ref, () => draft.current)
  const saving = useMealSaving({ userId, form, draft, onSaved })
  const isEditing = open.draft.base !== undefined
  const isUntouched = !isEditing && !draft.isDirty

  const submit = handleSubmit((content) => saving.save(content))
  const upload = usePhotoWait(
    () => getValues('photo'),
    () => void submit(),
  )

  useEffect(() => {
    if (isUntouched) setValue('date', day)
  }, [isUntouched, day, setValue])

  const { mealType: isTypeChosen } = formState.touchedFields // not dirtyFields: the type of the clock may be chosen too
  const suggestedType = mealTypeAt(new Date(useMinute()).getHours())
  useEffect(() => {
    if (isUntouched && !isTypeChosen) setValue('mealType', suggestedType)
  }, [isUntouched, isTypeChosen, suggestedType, setValue])

  return (
    <form
      id={formId}
      className={classes.form}
      aria-label={isEditing ? t`Edit meal` : t`New meal`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setPhotoMissed(upload.saveWithPhoto() === 'failed')
      }}
    >
      <DraftNotes
        isRestored={open.isRestored && draft.isDirty}
        restoredText={<Trans>Your unsaved meal is back.</Trans>}
        otherDayText={(mealDay) => <Trans>This meal will be saved on {mealDay}.</Trans>}
        isOtherDay={!isEditing && !isUntouched && date !== day}
        date={date}
        day={day}
        today={today}
        onDiscard={() => onCancel(draft.current())}
        onMove={() => setValue('date', day, { shouldValidate: true })}
      />
      <MealFieldset
        form={form}
        draft={draft}
        userId={userId}
        today={today}
        problem={problem}
        upload={upload}
      />
      {isPhotoMissed && upload.state === 'failed' && (
        <ErrorBox>
          <Trans>The photo was not sent. Send it again or take it away, then save.</Trans>
        </ErrorBox>
      )}
      {saving.problem && (
        <SaveProblem
          failure={failureText(i18n, msg`Failed to save meal. Please try again.`, saving.problem)}
          isGone={isEditing && saving.isGone}
          onSaveAsNew={() => void handleSubmit((content) => saving.saveAsNew(content))()}
        />
      )}
      <FormButtons
        formId={formId}
        isEditing={isEditing}
        isDirty={draft.isDirty}
        isSaving={saving.isPending}
        waitingText={upload.isWaiting && <Trans>Saving as soon as the photo is there…</Trans>}
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
          Your meal is not saved yet. It stays on this device, and you find it here when you come back.
        </Trans>
      </LeaveDialog>
    </form>
  )
}
