import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { timestamp } from '@/shared/api/row-fields'

/** Somebody that a review or a request for one names. */
const cardSchema = z.object({ name: z.string(), profile_picture_url: z.nullable(z.string()) })

/** A review, as the API returns it; an anonymous one names nobody. */
export const reviewSchema = z.object({
  id: z.string(),
  nutritionist_id: z.string(),
  client_id: z.nullable(z.string()),
  /** Stars, 1 to 5 */
  rating: z.number(),
  comment: z.nullable(z.string()),
  anonymous: z.boolean(),
  created_at: timestamp,
  client: z.nullable(cardSchema),
}) satisfies z.ZodMiniType<Omit<Tables<'nutritionist_reviews'>, 'client'>>
export type Review = z.output<typeof reviewSchema>

/** A request for a review that its client may still answer. */
export const reviewRequestSchema = z.object({
  id: z.string(),
  nutritionist_id: z.string(),
  sent_at: timestamp,
  expires_at: timestamp,
  completed: z.boolean(),
  nutritionist: cardSchema,
}) satisfies z.ZodMiniType<Pick<Tables<'review_requests'>, 'id' | 'nutritionist_id' | 'completed'>>
export type ReviewRequest = z.output<typeof reviewRequestSchema>

export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

/** How many reviews gave each number of stars. */
export type RatingDistribution = Record<Rating, number>

const ratingCountSchema = z.object({ rating: z.literal(ratings), review_count: z.number() })

/**
 * @param rows of `rating_distribution`
 * @returns a count for every number of stars; 0 where nobody gave it
 */
export function readDistribution(rows: unknown): RatingDistribution {
  const distribution: RatingDistribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, review_count } of z.array(ratingCountSchema).parse(rows))
    distribution[rating] = review_count
  return distribution
}
