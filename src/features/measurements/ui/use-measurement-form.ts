import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Day } from '@/shared/lib/day'
import { useEntryDraft } from '@/shared/ui/form/use-entry-draft'
import { type MeasurementDraft, measurementDrafts } from '../model/measurement-draft'
import {
  type MeasurementContent,
  type MeasurementFields,
  measurementFormSchema,
} from '../model/measurement-form'

/**
 * The state of the measurement form.
 * @param start what it opens with
 * @param today the day of a new measurement until something is entered
 */
export function useMeasurementForm(userId: string, start: MeasurementDraft, today: Day) {
  const form = useForm<MeasurementFields, unknown, MeasurementContent>({
    resolver: zodResolver(measurementFormSchema),
    defaultValues: start.fields,
    mode: 'onTouched',
  })
  const { control, setValue, trigger, getFieldState } = form
  const draft = useEntryDraft(userId, {
    start,
    form,
    isUnsaved: measurementDrafts.isUnsaved,
    drafts: measurementDrafts,
  })
  const weight = useWatch({ control, name: 'weight' })
  const isUntouched = start.base === undefined && !draft.isDirty

  useEffect(() => {
    if (isUntouched) setValue('date', today)
  }, [isUntouched, today, setValue])

  useEffect(() => {
    if (getFieldState('waist').error) void trigger('waist') // either value is enough
  }, [weight, getFieldState, trigger])

  return { form, draft }
}
export type MeasurementFormState = ReturnType<typeof useMeasurementForm>['form']
export type MeasurementDraftState = ReturnType<typeof useMeasurementForm>['draft']
