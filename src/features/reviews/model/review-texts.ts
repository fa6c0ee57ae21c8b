import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words for what can be wrong with a review (spec section 5). */
export const reviewProblems: Record<string, MessageDescriptor> = {
  ratingRequired: msg`Please select a rating`,
  commentLong: msg`A review has at most 2000 characters`,
}
