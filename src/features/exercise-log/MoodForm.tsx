import { useLingui } from '@lingui/react/macro'
import { Controller } from 'react-hook-form'
import type { MoodEntry } from '@/entities/mood/mood-entry'
import { MoodPicker } from '@/entities/mood/MoodPicker'
import { LogForm } from '@/shared/log/ui/LogForm'
import { type LogFormProps, useLogForm } from '@/shared/log/use-log-form'
import { DayField } from '@/shared/ui/form/DayField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { moodLog, type MoodTyped } from './mood-log'

/** How the client feels, apart from any meal. */
export function MoodForm(props: LogFormProps<MoodEntry, MoodTyped>) {
  const { t } = useLingui()
  const state = useLogForm(moodLog, props)
  const { control } = state.form
  const { problem } = state
  return (
    <LogForm {...props} state={state}>
      <Controller
        control={control}
        name="mood"
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <MoodPicker
            legend={t`How do you feel?`}
            value={value}
            onChange={onChange}
            firstRef={ref}
            error={error?.message && problem(error.message)}
          />
        )}
      />
      <DayField control={control} name="date" problem={problem} today={props.today} />
      <TextAreaField
        control={control}
        name="notes"
        label={t`Notes`}
        problem={problem}
        placeholder={t`What is behind it`}
      />
    </LogForm>
  )
}
