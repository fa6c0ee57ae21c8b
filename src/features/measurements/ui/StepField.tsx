import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { BodyRange } from '@/entities/measurement/body-range'
import { keepFocus } from '@/shared/ui/form/keep-focus'
import { NumberField } from '@/shared/ui/form/NumberField'
import { IconMinus, IconPlus } from '@/shared/ui/icons'
import { stepValue } from '../model/step-value'
import classes from './StepField.module.css'
import type { MeasurementFormControls } from '../log'

type Props = {
  form: MeasurementFormControls
  name: 'weight' | 'waist'
  label: string
  /** Written in the names of the buttons. */
  unit: string
  range: BodyRange
  /** The last measured value: an empty field steps on from it. */
  start: number | null
  problem: (code: string) => string
}

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A measured value: typed, or moved by tenths with the buttons beside it or the arrow keys. */
export function StepField({ form, name, label, unit, range, start, problem }: Props) {
  const { t, i18n } = useLingui()
  const { control, getValues, setValue } = form

  function step(steps: number): void {
    const next = stepValue(getValues(name), steps, { range, start, locale: i18n.locale })
    if (next !== undefined) setValue(name, next, { shouldValidate: true })
  }

  function handleKey(event: KeyboardEvent): void {
    const steps = keySteps[event.key]
    if (steps === undefined) return
    event.preventDefault()
    step(steps)
  }

  return (
    <NumberField
      control={control}
      name={name}
      label={label}
      problem={problem}
      className={classes.field}
      onKeyDown={handleKey}
      inputContainer={(input) => (
        <div className={classes.row}>
          <ActionIcon aria-label={t`0.1 ${unit} less`} onMouseDown={keepFocus} onClick={() => step(-1)}>
            <IconMinus className="icon" />
          </ActionIcon>
          {input}
          <ActionIcon aria-label={t`0.1 ${unit} more`} onMouseDown={keepFocus} onClick={() => step(1)}>
            <IconPlus className="icon" />
          </ActionIcon>
        </div>
      )}
    />
  )
}
