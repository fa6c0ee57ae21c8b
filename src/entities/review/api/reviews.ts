import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type RatingDistribution, readDistribution, type Review, reviewSchema } from '../review'

const reviewColumns = '*, client(name, profile_picture_url)'

/**
 * @param first how many of the newest are passed over
 * @param count how many at most
 * @returns the newest first, each with the name and picture of its author, unless it is anonymous
 * @throws AppError
 */
export async function listReviews(
  nutritionistId: string,
  first: number,
  count: number,
  signal?: AbortSignal,
): Promise<Review[]> {
  const rows: unknown = await run(
    db()
      .from('nutritionist_reviews')
      .select(reviewColumns)
      .eq('nutritionist_id', nutritionistId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(first, first + count - 1),
    signal,
  )
  return z.array(reviewSchema).parse(rows)
}

/** @throws AppError */
export async function countRatings(
  nutritionistId: string,
  signal?: AbortSignal,
): Promise<RatingDistribution> {
  return readDistribution(
    await run(db().rpc('rating_distribution', { nutritionist: nutritionistId }), signal),
  )
}
