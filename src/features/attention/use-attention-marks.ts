import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ClientOverview, Mark, ReasonKind } from '@/entities/client/client-overview'
import { markSchema } from '@/entities/client/client-overview'
import { keepMarks } from '@/entities/client/queries'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'

export type MarkRequest = {
  client: ClientOverview
  kind: Mark['kind']
  /** Which reasons; those that the client is shown for. */
  reasons: readonly ReasonKind[]
}

/**
 * Says of reasons for which a client needs the nutritionist that they rest or have ended, as `isMarked` reads it. Sending it
 * twice changes nothing.
 * @returns all marks of the client as they are then
 * @throws AppError `forbidden` where the client is no longer connected, and others
 */
async function markAttention({ client, kind, reasons }: MarkRequest): Promise<Mark[]> {
  const evidence = {
    put_off: {},
    seen: {
      evidence_at: client.mood_rated_at ?? undefined,
      mood_change: client.mood_change_7_days ?? undefined,
    },
    no_reply_needed: { evidence_at: client.last_message_at ?? undefined },
  }[kind]
  const about = { client: client.client_id, reasons: [...reasons], kind }
  return z.array(markSchema).parse(await run(db().rpc('mark_attention', { ...about, ...evidence })))
}

/** Takes marks of one kind back. @returns all marks of the client as they are then @throws AppError as `markAttention` */
async function unmarkAttention({ client, kind, reasons }: MarkRequest): Promise<Mark[]> {
  const about = { client: client.client_id, reasons: [...reasons], kind }
  return z.array(markSchema).parse(await run(db().rpc('unmark_attention', about)))
}

/** Marks reasons, and takes that back. What is on screen follows as soon as it is stored. */
export function useAttentionMarks(nutritionistId: string) {
  const queryClient = useQueryClient()
  const keeping = (write: typeof markAttention) => async (request: MarkRequest) =>
    keepMarks(queryClient, nutritionistId, request.client.client_id, await write(request))
  const marking = useMutation({ mutationFn: keeping(markAttention) })
  const unmarking = useMutation({ mutationFn: keeping(unmarkAttention) })
  return { marking, unmarking }
}
