import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { bodyRangeProblems } from '@/entities/measurement'
import { logProblems } from '@/shared/i18n/log-problems'

/** Words for the codes of the form's schema. */
export const measurementProblems: Record<string, MessageDescriptor> = {
  ...logProblems,
  ...bodyRangeProblems,
  nothingMeasured: msg`Please provide at least one measurement (weight or waist)`,
}
