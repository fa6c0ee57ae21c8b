import * as z from 'zod/mini'
import type { About } from '@/entities/message/about'
import { aboutCharts, messageSchema } from '@/entities/message/message'
import type { OutboxItem } from '@/shared/log/outbox'

/** A file on its way, under the key that it keeps over all attempts. */
const attachmentSchema = z.object({
  path: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
})

const aboutSchema = z.union([
  z.object({ kind: z.enum(['meal', 'measurement']), id: z.string() }),
  z.object({ kind: z.literal('day'), day: z.iso.date() }),
  z.object({ kind: z.literal('chart'), chart: z.enum(aboutCharts) }),
]) as z.ZodMiniType<About>

const outgoingSchema = z.object({
  client_id: z.string(),
  nutritionist_id: z.string(),
  message_type: z.enum(['client', 'nutritionist']),
  text: z.string(),
  about: z.optional(aboutSchema),
  /** What the card of the record shows. */
  meal: z.optional(messageSchema.shape.meal),
  measurement: z.optional(messageSchema.shape.measurement),
  attachment: z.optional(attachmentSchema),
  startedAt: z.string(),
})

/** What a message on its way says; its file is kept beside it, under the key of the attachment. */
export type Outgoing = z.output<typeof outgoingSchema>

/** The shape in which messages are kept on this device. */
export const outgoingVersion = 0

/** A message on its way, as the outbox has it. */
export type OutgoingItem = OutboxItem & { message: Outgoing }

/** A message as an item of the outbox: those of one conversation go in the order of writing. */
export const toItem = (id: string, userId: string, payload: Outgoing) => ({
  id,
  userId,
  kind: 'message',
  version: outgoingVersion,
  lane: `message:${payload.client_id}`,
  payload,
})

/** What an item says; undefined where it was kept in a shape that this release does not know. */
export const readOutgoing = ({ payload, version }: OutboxItem): Outgoing | undefined =>
  version > outgoingVersion ? undefined : outgoingSchema.safeParse(payload).data
