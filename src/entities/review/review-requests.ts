import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type ReviewRequest, reviewRequestSchema } from './review'

const requestColumns =
  'id, nutritionist_id, sent_at, expires_at, completed, nutritionist:profiles!nutritionist_id(name, profile_picture_url)'

/**
 * The requests that a client may still answer: neither completed nor expired.
 * @returns the newest first
 * @throws AppError
 */
export async function listReviewRequests(clientId: string, signal?: AbortSignal): Promise<ReviewRequest[]> {
  const rows: unknown = await run(
    db()
      .from('review_requests')
      .select(requestColumns)
      .eq('client_id', clientId)
      .eq('completed', false)
      .gt('expires_at', new Date().toISOString())
      .order('sent_at', { ascending: false }),
    signal,
  )
  return z.array(reviewRequestSchema).parse(rows)
}

/**
 * @returns whether the request has been answered; false also where there is none of that id
 * @throws AppError
 */
export async function isCompleted(requestId: string): Promise<boolean> {
  const row = await run<{ completed: boolean } | null>(
    db().from('review_requests').select('completed').eq('id', requestId).maybeSingle(),
  )
  return row?.completed ?? false
}
