import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { type MoodEntry, MoodPicker, moodText } from '@/entities/mood'
import { useFormat } from '@/shared/i18n/format'
import { DayField } from '@/shared/ui/form/DayField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import type { MoodContent, MoodFields } from '../model/mood-form'
import { moodKind } from '../model/mood-kind'
import { EntryForm } from './EntryForm'
import type { EntryFormProps } from './entry-form-props'
import { useEntryForm } from './use-entry-form'

/** How the client feels, apart from any meal. */
export function MoodForm(props: EntryFormProps<MoodEntry, MoodFields, MoodContent>) {
  const { t, i18n } = useLingui()
  const { day } = useFormat()
  const entry = useEntryForm(moodKind, props)
  const { form, problem } = entry
  const { control, setValue } = form
  const date = useWatch({ control, name: 'date' })
  const describe = (content: MoodContent) => ({
    date: { label: t`Day`, text: day(content.date, 'full') },
    mood: { label: t`Mood`, text: i18n._(moodText[content.mood]) },
    notes: { label: t`Notes`, text: content.notes || '–' },
  })
  return (
    <EntryForm
      {...props}
      kind={moodKind}
      entry={entry}
      date={date}
      setDate={useCallback((next) => setValue('date', next), [setValue])}
      describe={describe}
    >
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
    </EntryForm>
  )
}
