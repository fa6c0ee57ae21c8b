import { fieldsDrafts, firstShape } from '@/shared/lib/form-drafts'
import { type ReviewFields, reviewFieldsSchema } from './review-form'

/** `id` is the request's. */
export type ReviewDraft = { id: string; fields: ReviewFields }

/** Reviews that were begun and not sent, one for each request, on this device. */
export const reviewDrafts = fieldsDrafts<ReviewFields, ReviewDraft>(
  'review',
  firstShape(reviewFieldsSchema),
  ({ id }) => id,
)
