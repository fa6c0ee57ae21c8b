import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type Notification, notificationSchema, type OwnChange, ownChangeSchema } from './notification'

/** How many the bell shows; older ones are of no use in a list that opens over the page. */
const shown = 20
/** At least as many tables as the database tells own changes of. */
const mostTopics = 20

/** What a user was told: what the bell lists, newest first, and the own changes on any device. */
export type ToldList = { notifications: Notification[]; ownChanges: OwnChange[] }

/**
 * @param recipientId the signed-in user
 * @throws AppError
 */
export async function listTold(recipientId: string, signal?: AbortSignal): Promise<ToldList> {
  const rows = await run(
    db()
      .from('notifications')
      .select('id, kind, actor_id, actor_name, created_at, read_at, topic, changed_at, origin')
      .eq('recipient_id', recipientId)
      .order('topic', { nullsFirst: false })
      .order('created_at', { ascending: false })
      .limit(shown + mostTopics),
    signal,
  )
  return {
    notifications: z
      .array(notificationSchema)
      .parse(rows.filter(({ topic }) => topic === null))
      .slice(0, shown),
    ownChanges: z.array(ownChangeSchema).parse(rows.filter(({ topic }) => topic !== null)),
  }
}
