import { z } from 'zod'
import { endpoint } from '../_shared/endpoint.ts'
import { Refusal } from '../_shared/http.ts'
import { updateRows } from '../_shared/rest.ts'

const requestIdSchema = z.object({ requestId: z.guid() })
const statusSchema = z.object({ status: z.enum(['approved', 'rejected']) })
const changedSchema = z.array(z.object({ id: z.string() }))

/**
 * Answers a client's connection request: POST `{ requestId, status: 'approved' | 'rejected' }` by the nutritionist it was
 * sent to.
 *
 * The update runs with the caller's own token; policies and triggers of the database decide who may answer, make the
 * relationship in the same transaction and refuse a client who has a nutritionist meanwhile.
 *
 * Answers 200 `{ success: true }`, otherwise `{ success: false, error, code }`: 400 for a bad id or status, 401 without a
 * session, 404 when the request is not pending, not the caller's or not there, 409 as the database refuses.
 */
export const handle = endpoint({
  name: 'connection-request',
  maxBodyBytes: 4 * 1024,
  tooLarge: 'The request is too large',
  async run({ caller, body }) {
    const request = requestIdSchema.safeParse(body)
    if (!request.success) throw new Refusal(400, 'invalid-request-id', 'Invalid request ID')
    const decision = statusSchema.safeParse(body)
    if (!decision.success) throw new Refusal(400, 'invalid-status', 'Invalid status')

    const query = { id: `eq.${request.data.requestId}`, status: 'eq.pending', select: 'id' }
    const changed = changedSchema.parse(
      await updateRows(caller, 'connection_requests', query, { status: decision.data.status }),
    )
    if (changed.length === 0) {
      throw new Refusal(404, 'not-pending', 'This request was cancelled or already answered')
    }
    return { success: true }
  },
})
