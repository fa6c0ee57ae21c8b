import { useLingui } from '@lingui/react/macro'
import { Controller } from 'react-hook-form'
import { type Meal, mealPhotoBucket, mealTypes } from '@/entities/meal/meal'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import { MoodPicker } from '@/entities/mood/MoodPicker'
import { type Day } from '@/shared/lib/day'
import { forgetOwnPhoto } from '@/shared/log/use-log-editor'
import type { LogFormState } from '@/shared/log/use-log-form'
import { DayField } from '@/shared/ui/form/DayField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { TextField } from '@/shared/ui/form/TextField'
import { PhotoField } from '@/shared/ui/PhotoField'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'
import { IngredientFields } from './IngredientFields'
import { MealFigures } from './MealFigures'
import classes from '../MealForm.module.css'
import { PhotoAnalysis } from './PhotoAnalysis'
import { mealLog, type MealTyped } from '../log'
import type { PhotoWait } from './use-photo-wait'

type Props = {
  state: LogFormState<Meal, MealTyped>
  userId: string
  today: Day
  upload: PhotoWait
}

/** The fields of a meal: the photo first, then what, how much, the mood, what of. */
export function MealFieldset({ state, userId, today, upload }: Props) {
  const { t, i18n } = useLingui()
  const { form, draft, problem } = state
  const { control, setValue } = form

  function handlePhoto(photo: string | null): void {
    forgetOwnPhoto(mealLog, draft.current())
    setValue('image_url', photo)
  }

  return (
    <>
      <div className={classes.photoRow}>
        <Controller
          control={control}
          name="image_url"
          render={({ field }) => (
            <PhotoField
              value={field.value}
              bucket={mealPhotoBucket}
              userId={userId}
              onChange={handlePhoto}
              onPendingChange={upload.handlePending}
              onFailed={upload.handleFailed}
              canWait
              label={t`Meal photo`}
            />
          )}
        />
        <div className={classes.what}>
          <TextField control={control} name="title" label={t`Title`} problem={problem} autoComplete="off" />
          <DayField control={control} name="date" problem={problem} today={today} />
        </div>
      </div>
      <PhotoAnalysis form={form} isSending={upload.state === 'sending'} />
      <Controller
        control={control}
        name="meal_type"
        render={({ field: { value } }) => (
          <SegmentedRadio
            legend={t`Meal type`}
            options={mealTypes.map((type) => ({ value: type, label: i18n._(mealTypeTexts[type]) }))}
            value={value}
            onChange={(type) => setValue('meal_type', type, { shouldTouch: true })}
          />
        )}
      />
      <MealFigures form={form} problem={problem} />
      <div className={classes.moods}>
        <Controller
          control={control}
          name="mood_before_eating"
          render={({ field: { value, onChange } }) => (
            <MoodPicker legend={t`Mood before eating`} value={value} onChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="mood_after_eating"
          render={({ field: { value, onChange } }) => (
            <MoodPicker legend={t`Mood after eating`} value={value} onChange={onChange} />
          )}
        />
      </div>
      <IngredientFields control={control} problem={problem} />
      <TextAreaField
        control={control}
        name="notes"
        label={t`Notes`}
        problem={problem}
        placeholder={t`What helped, what got in the way`}
      />
    </>
  )
}
