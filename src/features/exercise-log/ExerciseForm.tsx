import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Exercise } from '@/entities/exercise/exercise'
import { exerciseTypeText, suggestedExerciseTypes } from '@/entities/exercise/exercise-type'
import { useFormat } from '@/shared/i18n/format'
import type { ContentOf } from '@/shared/log/content'
import { LogForm } from '@/shared/log/ui/LogForm'
import { type LogFormProps, useLogForm } from '@/shared/log/use-log-form'
import { Chips } from '@/shared/ui/Chips'
import { DayField } from '@/shared/ui/form/DayField'
import { NumberField } from '@/shared/ui/form/NumberField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { TextField } from '@/shared/ui/form/TextField'
import { exerciseLog, type ExerciseTyped } from './exercise-log'
import classes from './ExerciseForm.module.css'

/** Keeps a suggested type a suggested one: what stands in the field goes along when the language of the screen changes. */
function useTypeInLanguage({
  getValues,
  setValue,
}: UseFormReturn<ExerciseTyped, unknown, ContentOf<Exercise>>): void {
  const { i18n } = useLingui()
  const { locale } = i18n
  const before = useRef<Record<string, string>>({})
  useEffect(() => {
    const key = before.current[getValues('type').trim().toLocaleLowerCase()]
    if (key) setValue('type', exerciseTypeText(i18n, key))
    before.current = Object.fromEntries(
      suggestedExerciseTypes.map((type) => [exerciseTypeText(i18n, type).toLocaleLowerCase(), type]),
    )
  }, [i18n, locale, getValues, setValue])
}

type Props = LogFormProps<Exercise, ExerciseTyped> & {
  /** What the client did lately, one of each type. */
  recent: Exercise[]
}

/** What was done, for how long, and what it burned; what was done lately is filled in by one press. */
export function ExerciseForm({ recent, ...props }: Props) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const listId = useId()
  const state = useLogForm(exerciseLog, props)
  const { form, problem } = state
  const { control, setValue } = form
  useTypeInLanguage(form)

  function fill(exercise: Exercise): void {
    const typed = exerciseLog.drafts.typedOf(exercise, i18n.locale)
    for (const column of ['type', 'duration', 'calories_burned'] as const)
      setValue(column, typed[column], { shouldDirty: true, shouldValidate: true })
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
    <LogForm {...props} state={state}>
      {!state.isEditing &&
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
          name="duration"
          label={t`Duration, minutes`}
          problem={problem}
          inputMode="numeric"
        />
        <NumberField
          control={control}
          name="calories_burned"
          label={t`Calories burned, kcal`}
          problem={problem}
        />
      </div>
      <DayField control={control} name="date" problem={problem} today={props.today} />
      <TextAreaField
        control={control}
        name="notes"
        label={t`Notes`}
        problem={problem}
        placeholder={t`How it went`}
      />
    </LogForm>
  )
}
