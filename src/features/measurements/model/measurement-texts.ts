import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { logProblems } from '@/shared/i18n/log-problems'

/** Words for the codes of the form's schema. */
export const measurementProblems: Record<string, MessageDescriptor> = {
  ...logProblems,
  nothingMeasured: msg`Please provide at least one measurement (weight or waist)`,
  weightRange: msg`Weight is between 20 and 300 kg`,
  waistRange: msg`Waist is between 40 and 200 cm`,
}
