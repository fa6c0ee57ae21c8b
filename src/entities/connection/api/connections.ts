import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import {
  type PendingRequest,
  pendingRequestSchema,
  type ReceivedRequest,
  receivedRequestSchema,
  type Relationship,
  relationshipSchema,
} from '../connection'

/**
 * @returns the client's relationship with the nutritionist in it; null without one
 * @throws AppError
 */
export async function findRelationship(clientId: string, signal?: AbortSignal): Promise<Relationship | null> {
  const row: unknown = await run(
    db()
      .from('client_nutritionist_relationships')
      .select(
        'created_at, nutritionist:profiles!nutritionist_id(id, name, email, bio, expertise, years_experience, consultation_rate, profile_picture_url)',
      )
      .eq('client_id', clientId)
      .maybeSingle(),
    signal,
  )
  return z.nullable(relationshipSchema).parse(row)
}

/**
 * @returns the client's open request; null without one
 * @throws AppError
 */
export async function findPendingRequest(
  clientId: string,
  signal?: AbortSignal,
): Promise<PendingRequest | null> {
  const row: unknown = await run(
    db()
      .from('connection_requests')
      .select('id, created_at, nutritionist:profiles!nutritionist_id(id, name, email, profile_picture_url)')
      .eq('client_id', clientId)
      .eq('status', 'pending')
      .maybeSingle(),
    signal,
  )
  return z.nullable(pendingRequestSchema).parse(row)
}

/**
 * @returns the requests that wait for this nutritionist's answer, newest first
 * @throws AppError
 */
export async function listReceivedRequests(
  nutritionistId: string,
  signal?: AbortSignal,
): Promise<ReceivedRequest[]> {
  const rows: unknown = await run(
    db()
      .from('connection_requests')
      .select('id, created_at, client(id, name, email)')
      .eq('nutritionist_id', nutritionistId)
      .eq('status', 'pending')
      .order('created_at', { ascending: false })
      .order('id'),
    signal,
  )
  return z.array(receivedRequestSchema).parse(rows)
}
