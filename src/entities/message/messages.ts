import * as z from 'zod/mini'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { type Conversation, conversationSchema } from './conversation'
import { type Message, messageSchema } from './message'
import { pageSize } from './thread'

/** What is read of a message, with the record that it is about. */
const messageColumns = '*, meal(id, date, title, calories, image_url), measurement(id, date, weight, waist)'

/**
 * A page of a client's messages; of a nutritionist only those with the caller are seen.
 * @param options.before the message that the page ends before; the newest page without it
 * @param options.count how many at most
 * @returns newest first
 * @throws AppError
 */
export async function listMessages(
  clientId: string,
  { before, count = pageSize }: { before?: Message; count?: number },
  signal?: AbortSignal,
): Promise<Message[]> {
  const newestFirst = db()
    .from('feedback')
    .select(messageColumns)
    .eq('client_id', clientId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(count)
  const { created_at: at, id } = before ?? {}
  const page = before
    ? newestFirst.or(`created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`)
    : newestFirst
  return z.array(messageSchema).parse(await run(page, signal))
}

/** @returns the message as it is stored; undefined where there is none to be seen @throws AppError */
export async function findMessage(id: string): Promise<Message | undefined> {
  const row = await run(db().from('feedback').select(messageColumns).eq('id', id).maybeSingle())
  return row === null ? undefined : messageSchema.parse(row)
}

/** @returns the caller's conversations, open ones first, then the latest first @throws AppError */
export async function listConversations(signal?: AbortSignal): Promise<Conversation[]> {
  return z.array(conversationSchema).parse(await run(db().rpc('list_conversations'), signal))
}
