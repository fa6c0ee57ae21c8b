import { z } from 'zod'

const reference = z.string().nullish()
const asObject = z.object({
  join_ref: reference,
  ref: reference,
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
})
const asArray = z.tuple([reference, reference, z.string(), z.string(), z.unknown()])

/** How a client writes its messages: protocol 1 as objects, protocol 2 as arrays. */
export type Form = 'object' | 'array'

/** A message of the Phoenix channel protocol. */
export interface Message {
  joinRef?: string | null
  ref?: string | null
  topic: string
  event: string
  payload: unknown
}

/** Reads a client's message; `undefined` when it is none. */
export function decode(text: string): { message: Message; form: Form } | undefined {
  const parsed = parseJson(text)
  const array = asArray.safeParse(parsed)
  if (array.success) {
    const [joinRef, ref, topic, event, payload] = array.data
    return { form: 'array', message: { joinRef, ref, topic, event, payload } }
  }
  const object = asObject.safeParse(parsed)
  if (!object.success) return undefined
  const { join_ref: joinRef, ref, topic, event, payload } = object.data
  return { form: 'object', message: { joinRef, ref, topic, event, payload } }
}

/** Writes a message in the form that the client uses itself. */
export function encode(message: Message, form: Form): string {
  const { joinRef = null, ref = null, topic, event, payload } = message
  return JSON.stringify(
    form === 'array'
      ? [joinRef, ref, topic, event, payload]
      : { join_ref: joinRef, ref, topic, event, payload },
  )
}

const wantedChange = z.object({
  event: z.enum(['INSERT', 'UPDATE', 'DELETE', '*']),
  schema: z.string().default('public'),
  table: z.string().optional(),
  filter: z.string().optional(),
})

/** Changes that a client asks for, as it wrote them. */
export type WantedChange = z.infer<typeof wantedChange>

const mostWishesPerChannel = 100

/** What a client sends to join a channel. */
export const joinPayload = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      postgres_changes: z.array(wantedChange).max(mostWishesPerChannel).nullish(),
      presence: z.object({ enabled: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
})

/** What a client sends when its access token was renewed. */
export const tokenPayload = z.object({ access_token: z.string().nullish() })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
