import * as z from 'zod/mini'
import { timestamp } from '@/shared/api/row-fields'
import { messageTypes } from './message'

/** One conversation of the signed-in user; `name` and picture are those of the other side. */
export const conversationSchema = z.object({
  client_id: z.string(),
  nutritionist_id: z.string(),
  name: z.string(),
  profile_picture_url: z.nullable(z.string()),
  /** False for a client's former nutritionist: it can only be read. */
  connected: z.boolean(),
  unread: z.number(),
  last_message: z.nullable(z.string()),
  last_message_type: z.nullable(z.enum(messageTypes)),
  last_message_at: z.nullable(timestamp),
})
export type Conversation = z.output<typeof conversationSchema>
