import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { Sleep } from '@/entities/sleep/sleep'
import { useFormat } from '@/shared/i18n/format'
import { asTyped, readAmount } from '@/shared/lib/amount'
import { LogForm } from '@/shared/log/ui/LogForm'
import { type LogFormProps, useLogForm } from '@/shared/log/use-log-form'
import { Chips } from '@/shared/ui/Chips'
import { DayField } from '@/shared/ui/form/DayField'
import { NumberField } from '@/shared/ui/form/NumberField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { useHoursOfDay } from './model/use-hours-of-day'
import { hours as hoursRule, mostHours, sleepLog, type SleepTyped } from './sleep-log'

/** What one press fills in; anything else is typed. */
const offeredHours = [6, 6.5, 7, 7.5, 8, 8.5, 9] as const

/** How long the client slept. */
export function SleepForm(props: LogFormProps<Sleep, SleepTyped>) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const state = useLogForm(sleepLog, props)
  const { form, problem } = state
  const { control, setValue } = form
  const held = useHoursOfDay(props.userId, state.date, props.editor.open.draft.id) ?? 0
  const typed = readAmount(useWatch({ control, name: 'hours' }), hoursRule)
  const isTooMuch = typeof typed === 'number' && held + typed > mostHours
  const askForLess = () => form.setError('hours', { message: 'hours.dayFull' }, { shouldFocus: true })
  const range = t`From 0 to 24, in steps of half an hour. A nap is an entry of its own.`
  const [logged, left] = [number(held, 1), number(Math.max(0, mostHours - held), 1)]
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
    <LogForm {...props} state={state} onSubmit={isTooMuch ? askForLess : undefined}>
      <NumberField
        control={control}
        name="hours"
        label={t`Hours slept`}
        description={
          held > 0
            ? `${range} ${t`Besides this entry the day has ${logged} h of sleep: ${left} h are left.`}`
            : range
        }
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
    </LogForm>
  )
}
