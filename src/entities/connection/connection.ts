import * as z from 'zod/mini'
import { numeric, textList, timestamp } from '@/shared/api/row-fields'

const partnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  bio: z.nullable(z.string()),
  expertise: textList,
  years_experience: z.nullable(z.number()),
  consultation_rate: z.nullable(numeric),
  profile_picture_url: z.nullable(z.string()),
})

/** The nutritionist whom a client is connected to, with what the card of her shows. */
export type Partner = z.output<typeof partnerSchema>

/** A client's one relationship, as the API returns it. */
export const relationshipSchema = z.object({ created_at: timestamp, nutritionist: partnerSchema })
export type Relationship = z.output<typeof relationshipSchema>

/** A client's open request. */
export const pendingRequestSchema = z.object({
  id: z.string(),
  created_at: timestamp,
  nutritionist: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    profile_picture_url: z.nullable(z.string()),
  }),
})
export type PendingRequest = z.output<typeof pendingRequestSchema>

/** A request that waits for a nutritionist's answer. */
export const receivedRequestSchema = z.object({
  id: z.string(),
  created_at: timestamp,
  client: z.object({ id: z.string(), name: z.string(), email: z.string() }),
})
export type ReceivedRequest = z.output<typeof receivedRequestSchema>
