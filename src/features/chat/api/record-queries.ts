import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { messageSchema } from '@/entities/message/message'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'

/** How many of each kind are offered. */
const offered = 12

const recordsSchema = z.object({
  meals: z.array(messageSchema.shape.meal),
  measurements: z.array(messageSchema.shape.measurement),
})

/** The client's latest meals and measurements, newest first: what a message may be about. */
async function listRecords(clientId: string, signal: AbortSignal) {
  const [meals, measurements] = await Promise.all([
    run(
      db()
        .from('food_entries')
        .select('id, date, title, calories, image_url')
        .eq('user_id', clientId)
        .order('date', { ascending: false })
        .order('created_at', { ascending: false })
        .limit(offered),
      signal,
    ),
    run(
      db()
        .from('measurements')
        .select('id, date, weight, waist')
        .eq('user_id', clientId)
        .order('date', { ascending: false })
        .order('created_at', { ascending: false })
        .limit(offered),
      signal,
    ),
  ])
  return recordsSchema.parse({ meals, measurements })
}

/** What the choice of a record offers. Read anew whenever it opens. */
export const recordQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['records', { clientId }] as const,
    queryFn: ({ signal }) => listRecords(clientId, signal),
    staleTime: 0,
  })
