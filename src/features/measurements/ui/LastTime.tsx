import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useValueWords } from '@/entities/measurement/use-value-words'
import { asTyped } from '@/shared/lib/amount'
import { IconRepeat } from '@/shared/ui/icons'
import type { MeasurementFormControls } from '../log'

/** kg and cm; null where there is none yet. */
export type LastValues = { weight: number | null; waist: number | null }

/** Fills an empty form with what was measured last, to go on from there (issue 4 part 7). */
export function LastTime({ form, last }: { form: MeasurementFormControls; last: LastValues }) {
  const { i18n } = useLingui()
  const words = useValueWords()
  const [weight, waist] = useWatch({ control: form.control, name: ['weight', 'waist'] })
  const isEmpty = weight.trim() === '' && waist.trim() === ''
  const values = words.both(last)
  if (!isEmpty || values === '') return null

  function fill(): void {
    for (const name of ['weight', 'waist'] as const) {
      const value = last[name]
      if (value !== null) form.setValue(name, asTyped(value, i18n.locale), { shouldValidate: true })
    }
    form.setFocus(last.weight === null ? 'waist' : 'weight')
  }

  return (
    <Button variant="light" leftSection={<IconRepeat className="icon" aria-hidden />} onClick={fill}>
      <Trans>As last time: {values}</Trans>
    </Button>
  )
}
