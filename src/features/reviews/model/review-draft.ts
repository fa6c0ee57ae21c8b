import { draftStore } from '@/shared/lib/draft-store'
import { type ReviewFields, reviewFieldsSchema } from './review-form'

const keyOf = (userId: string, requestId: string) => `review:${userId}:${requestId}`

/** Reviews that were begun and not sent, one for each request, on this device. */
export const reviewDrafts = {
  find: (userId: string, requestId: string): ReviewFields | undefined =>
    reviewFieldsSchema.safeParse(draftStore.read(keyOf(userId, requestId))).data,
  keep: (userId: string, { id, fields }: ReviewDraft): void => draftStore.write(keyOf(userId, id), fields),
  forget: (userId: string, { id }: ReviewDraft): void => draftStore.remove(keyOf(userId, id)),
}

/** `id` is the request's. */
export type ReviewDraft = { id: string; fields: ReviewFields }
