import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import type { Sleep } from '@/entities/sleep'
import { useFormat } from '@/shared/i18n/format'
import { asTyped } from '@/shared/lib/amount'
import { Chips } from '@/shared/ui/Chips'
import { DayField } from '@/shared/ui/form/DayField'
import { NumberField } from '@/shared/ui/form/NumberField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import type { SleepContent, SleepFields } from '../model/sleep-form'
import { sleepKind } from '../model/sleep-kind'
import { EntryForm } from './EntryForm'
import type { EntryFormProps } from './entry-form-props'
import { useEntryForm } from './use-entry-form'

/** What one press fills in; anything else is typed. */
const offeredHours = [6, 6.5, 7, 7.5, 8, 8.5, 9] as const

/** How long the client slept. */
export function SleepForm(props: EntryFormProps<Sleep, SleepFields, SleepContent>) {
  const { t, i18n } = useLingui()
  const { number, day } = useFormat()
  const entry = useEntryForm(sleepKind, props)
  const { form, problem } = entry
  const { control, setValue } = form
  const date = useWatch({ control, name: 'date' })
  const describe = (content: SleepContent) => ({
    date: { label: t`Day`, text: day(content.date, 'full') },
    hours: { label: t`Hours slept`, text: number(content.hours, 1) },
    notes: { label: t`Notes`, text: content.notes || '–' },
  })
  const chips = offeredHours.map((amount) => {
    const hours = number(amount, 1)
    return {
      key: hours,
      text: t`${hours} h`,
      onPress: () =>
        setValue('hours', asTyped(amount, i18n.locale), { shouldDirty: true, shouldValidate: true }),
    }
  })
  return (
    <EntryForm
      {...props}
      kind={sleepKind}
      entry={entry}
      date={date}
      setDate={useCallback((next) => setValue('date', next), [setValue])}
      describe={describe}
    >
      <NumberField
        control={control}
        name="hours"
        label={t`Hours slept`}
        description={t`From 0 to 24, in steps of half an hour. A nap is an entry of its own.`}
        problem={problem}
      />
      <Chips label={<Trans>Fill in</Trans>} chips={chips} />
      <DayField control={control} name="date" problem={problem} today={props.today} />
      <TextAreaField
        control={control}
        name="notes"
        label={t`Notes`}
        problem={problem}
        placeholder={t`What helped, what got in the way`}
      />
    </EntryForm>
  )
}
