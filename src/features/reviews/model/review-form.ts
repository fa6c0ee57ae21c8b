import * as z from 'zod/mini'
import { optionalText } from '@/shared/lib/text-fields'

/** Characters of a comment, as the database allows. */
const longestComment = 2_000

/** Recognises the fields of a draft; the rating is the text of a radio, empty while none is chosen. */
export const reviewFieldsSchema = z.object({
  rating: z.enum(['', '1', '2', '3', '4', '5']),
  comment: z.string(),
  anonymous: z.boolean(),
})

export const reviewFormSchema = z.object({
  rating: z.pipe(
    reviewFieldsSchema.shape.rating.check(z.refine((rating) => rating !== '', 'ratingRequired')),
    z.transform(Number),
  ),
  comment: optionalText(longestComment, 'commentLong'),
  anonymous: z.boolean(),
})

export type ReviewFields = z.input<typeof reviewFormSchema>
/** What is sent: `rating` is 1 to 5, an empty comment is null. */
export type ReviewContent = z.output<typeof reviewFormSchema>

export const emptyReview: ReviewFields = { rating: '', comment: '', anonymous: false }

/** Whether there is something that would be missed. */
export const hasContent = ({ rating, comment, anonymous }: ReviewFields): boolean =>
  rating !== '' || comment.trim() !== '' || anonymous
