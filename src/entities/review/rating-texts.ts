import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Rating } from './review'

/** What the stars say. */
export const ratingTexts: Record<Rating, MessageDescriptor> = {
  1: msg`Poor`,
  2: msg`Fair`,
  3: msg`Good`,
  4: msg`Very Good`,
  5: msg`Excellent`,
}
