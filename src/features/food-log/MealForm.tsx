import { Trans } from '@lingui/react/macro'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import type { Meal } from '@/entities/meal/meal'
import { useMinute } from '@/shared/lib/use-minute'
import { LogForm } from '@/shared/log/ui/LogForm'
import { type LogFormProps, useLogForm } from '@/shared/log/use-log-form'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { type MealDraft, mealLog, type MealTyped } from './log'
import { mealTypeAt } from './model/meal-type-at'
import { MealFieldset } from './ui/MealFieldset'
import { usePhotoWait } from './ui/use-photo-wait'

type Props = LogFormProps<Meal, MealTyped> & {
  /** Answers what the form holds now. */
  ref: Ref<() => MealDraft>
}

/** The meal form: a new meal, or one being edited. */
export function MealForm({ ref, today, ...props }: Props) {
  const [isPhotoMissed, setPhotoMissed] = useState(false)
  const state = useLogForm(mealLog, props)
  const { form, draft, saving, isUntouched } = state
  const { handleSubmit, getValues, setValue, formState } = form
  useImperativeHandle(ref, () => draft.current)

  const submit = handleSubmit((content) => saving.save(content))
  const upload = usePhotoWait(
    () => getValues('image_url'),
    () => void submit(),
  )

  const { meal_type: isTypeChosen } = formState.touchedFields // not dirtyFields: the type of the clock may be chosen too
  const suggestedType = mealTypeAt(new Date(useMinute()).getHours())
  useEffect(() => {
    if (isUntouched && !isTypeChosen) setValue('meal_type', suggestedType)
  }, [isUntouched, isTypeChosen, suggestedType, setValue])

  return (
    <LogForm
      {...props}
      state={state}
      today={today}
      onSubmit={() => setPhotoMissed(upload.saveWithPhoto() === 'failed')}
      waitingText={upload.isWaiting && <Trans>Saving as soon as the photo is there…</Trans>}
      notice={
        isPhotoMissed &&
        upload.state === 'failed' && (
          <ErrorBox>
            <Trans>The photo was not sent. Send it again or take it away, then save.</Trans>
          </ErrorBox>
        )
      }
    >
      <MealFieldset state={state} userId={props.userId} today={today} upload={upload} />
    </LogForm>
  )
}
