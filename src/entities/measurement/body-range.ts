import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a body can measure, and be aimed at: bounds of the columns too. */
export const weightRange = { min: 20, max: 300 } // kg
export const waistRange = { min: 40, max: 200 } // cm
export type BodyRange = typeof weightRange

/** Words for the codes of what is outside. */
export const bodyRangeProblems = {
  weightRange: msg`Weight is between 20 and 300 kg`,
  waistRange: msg`Waist is between 40 and 200 cm`,
} satisfies Record<string, MessageDescriptor>
