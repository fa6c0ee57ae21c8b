import { isCompleted } from '@/entities/review/review-requests'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { ReviewContent } from '../model/review-form'

/** The request has expired, or was taken back. */
export class ReviewClosed extends Error {
  override name = 'ReviewClosed'
}

export type Submission = { requestId: string; nutritionistId: string; content: ReviewContent }

/**
 * Writes a review; the database completes its request in the same transaction. May be sent again after a lost answer:
 * a request that is completed by then was completed by this review.
 * @throws ReviewClosed, AppError
 */
export async function submitReview({ requestId, nutritionistId, content }: Submission): Promise<void> {
  try {
    await run(
      db()
        .from('nutritionist_reviews')
        .insert({ nutritionist_id: nutritionistId, ...content }),
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'forbidden') throw error
    if (!(await isCompleted(requestId))) throw new ReviewClosed('no open request', { cause: error })
  }
}
