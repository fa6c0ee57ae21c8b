import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { type Exercise, exerciseTypeText, suggestedExerciseTypes } from '@/entities/exercise'
import { useFormat } from '@/shared/i18n/format'
import { Chips } from '@/shared/ui/Chips'
import { DayField } from '@/shared/ui/form/DayField'
import { NumberField } from '@/shared/ui/form/NumberField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { TextField } from '@/shared/ui/form/TextField'
import type { ExerciseContent, ExerciseFields } from '../model/exercise-form'
import { exerciseKind } from '../model/exercise-kind'
import { EntryForm } from './EntryForm'
import classes from './EntryForm.module.css'
import type { EntryFormProps } from './entry-form-props'
import { useEntryForm } from './use-entry-form'
import { useTypeInLanguage } from './use-type-in-language'

type Props = EntryFormProps<Exercise, ExerciseFields, ExerciseContent> & {
  /** What the client did lately, one of each type. */
  recent: Exercise[]
}

/** What was done, for how long, and what it burned; what was done lately is filled in by one press. */
export function ExerciseForm({ recent, ...props }: Props) {
  const { t, i18n } = useLingui()
  const { number, day } = useFormat()
  const listId = useId()
  const entry = useEntryForm(exerciseKind, props)
  const { form, problem } = entry
  const { control, setValue } = form
  const date = useWatch({ control, name: 'date' })
  useTypeInLanguage(form)

  const describe = (content: ExerciseContent) => ({
    date: { label: t`Day`, text: day(content.date, 'full') },
    type: { label: t`Exercise`, text: exerciseTypeText(i18n, content.type) },
    minutes: { label: t`Minutes`, text: number(content.minutes) },
    calories: { label: t`Calories burned, kcal`, text: number(content.calories, 1) },
    notes: { label: t`Notes`, text: content.notes || '–' },
  })

  function fill(exercise: Exercise): void {
    const { type, minutes, calories } = exerciseKind.fieldsOf(exercise, i18n.locale)
    const change = { shouldDirty: true, shouldValidate: true }
    setValue('type', type, change)
    setValue('minutes', minutes, change)
    setValue('calories', calories, change)
  }

  const recentChips = recent.map((exercise) => {
    const type = exerciseTypeText(i18n, exercise.type)
    const minutes = number(exercise.duration)
    return {
      key: exercise.id,
      text: t`${type}, ${minutes} min`,
      label: t`Repeat: ${type}, ${minutes} min`,
      onPress: () => fill(exercise),
    }
  })
  const typeChips = suggestedExerciseTypes.map((key) => {
    const type = exerciseTypeText(i18n, key)
    return {
      key,
      text: type,
      onPress: () => setValue('type', type, { shouldDirty: true, shouldValidate: true }),
    }
  })
  return (
    <EntryForm
      {...props}
      kind={exerciseKind}
      entry={entry}
      date={date}
      setDate={useCallback((next) => setValue('date', next), [setValue])}
      describe={describe}
    >
      {!entry.isEditing &&
        (recent.length > 0 ? (
          <Chips label={<Trans>Repeat a recent exercise</Trans>} chips={recentChips} />
        ) : (
          <Chips label={<Trans>Begin with one of these</Trans>} chips={typeChips} />
        ))}
      <TextField
        control={control}
        name="type"
        label={t`Exercise`}
        problem={problem}
        autoComplete="off"
        list={listId}
        placeholder={t`For example, walking`}
      />
      <datalist id={listId}>
        {suggestedExerciseTypes.map((key) => (
          <option key={key} value={exerciseTypeText(i18n, key)} />
        ))}
      </datalist>
      <div className={classes.pair}>
        <NumberField
          control={control}
          name="minutes"
          label={t`Duration, minutes`}
          problem={problem}
          inputMode="numeric"
        />
        <NumberField control={control} name="calories" label={t`Calories burned, kcal`} problem={problem} />
      </div>
      <DayField control={control} name="date" problem={problem} today={props.today} />
      <TextAreaField
        control={control}
        name="notes"
        label={t`Notes`}
        problem={problem}
        placeholder={t`How it went`}
      />
    </EntryForm>
  )
}
