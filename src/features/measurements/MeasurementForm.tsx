import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { Measurement } from '@/entities/measurement/measurement'
import { waistRange, weightRange } from '@/entities/measurement/body-range'
import { LogForm } from '@/shared/log/ui/LogForm'
import { type LogFormProps, useLogForm } from '@/shared/log/use-log-form'
import { DayField } from '@/shared/ui/form/DayField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { measurementLog, type MeasurementTyped } from './log'
import { LastTime, type LastValues } from './ui/LastTime'
import { StepField } from './ui/StepField'

type Props = LogFormProps<Measurement, MeasurementTyped> & {
  /** What was measured last: where a new measurement starts from. */
  last: LastValues
}

/** The measurement form: a new measurement, or one being edited. */
export function MeasurementForm({ last, ...props }: Props) {
  const { t } = useLingui()
  const state = useLogForm(measurementLog, props)
  const { form, problem, isEditing } = state
  const { control, trigger, getFieldState } = form
  const start = isEditing ? { weight: null, waist: null } : last
  const weight = useWatch({ control, name: 'weight' })

  useEffect(() => {
    if (getFieldState('waist').error) void trigger('waist') // either value is enough
  }, [weight, getFieldState, trigger])

  return (
    <LogForm {...props} state={state}>
      <DayField control={control} name="date" problem={problem} today={props.today} />
      {!isEditing && <LastTime form={form} last={last} />}
      <StepField
        form={form}
        name="weight"
        label={t`Weight, kg`}
        unit={t`kg`}
        range={weightRange}
        start={start.weight}
        problem={problem}
      />
      <StepField
        form={form}
        name="waist"
        label={t`Waist, cm`}
        unit={t`cm`}
        range={waistRange}
        start={start.waist}
        problem={problem}
      />
      <TextAreaField control={control} name="notes" label={t`Notes`} problem={problem} />
    </LogForm>
  )
}
