import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { showToast } from '@/shared/ui/toast-store'
import {
  type Estimate,
  type EstimatedField,
  estimatedFields,
  offerState,
  textsOfEstimate,
} from '../model/estimate'
import type { MealFormControls } from '../log'

/** An estimate beside what is typed, field by field: what of it was used, and what is still open. */
export function useEstimate(form: MealFormControls, estimate: Estimate) {
  const { i18n } = useLingui()
  const [left, setLeft] = useState<readonly EstimatedField[]>([])
  const typed = useWatch({ control: form.control, name: estimatedFields })
  const offered = textsOfEstimate(estimate, i18n.locale)
  const offers = estimatedFields
    .map((field, index) => {
      const text = typed[index] ?? ''
      return { field, offered: offered[field], typed: text, state: offerState(field, text, offered[field]) }
    })
    .filter(({ field }) => !left.includes(field))
  const open = offers.filter(({ state }) => state !== 'same')

  function fill(texts: readonly (readonly [EstimatedField, string])[]): void {
    for (const [field, text] of texts)
      form.setValue(field, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }

  return {
    offers,
    open,
    /** The offers that would take the place of something typed. */
    replacing: open.filter(({ state }) => state === 'different'),
    /** Fills fields with what is offered; what was typed there can be brought back for as long as the toast is there. */
    use: (chosen: typeof offers): void => {
      const before = chosen.map(({ field }) => [field, form.getValues(field)] as const)
      fill(chosen.map(({ field, offered: text }) => [field, text] as const))
      if (chosen.some(({ state }) => state === 'different'))
        showToast({ text: msg`The estimate replaced what you had typed`, undo: () => fill(before) })
    },
    leave: (field: EstimatedField) => setLeft((fields) => [...fields, field]),
  }
}
export type Offer = ReturnType<typeof useEstimate>['offers'][number]
