import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type Notification, notificationSchema } from '../model/notification'

/** How many the bell shows; older ones are of no use in a list that opens over the page. */
const shown = 20

/**
 * @param recipientId the signed-in user
 * @returns newest first
 * @throws AppError
 */
export async function listNotifications(recipientId: string, signal?: AbortSignal): Promise<Notification[]> {
  const rows = await run(
    db()
      .from('notifications')
      .select('id, kind, actor_id, actor_name, created_at, read_at')
      .eq('recipient_id', recipientId)
      .order('created_at', { ascending: false })
      .limit(shown),
    signal,
  )
  return z.array(notificationSchema).parse(rows)
}
