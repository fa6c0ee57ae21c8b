import type { Changes, Subscriber, Subscription, Told } from './changes.ts'
import { joinPayload, type Message, tokenPayload } from './protocol.ts'
import type { Claims, ReadToken } from './token.ts'

/** A topic that one socket has joined. */
export interface Channel {
  /** Takes over the claims of a renewed token; the channel closes when that token is not valid. */
  renew(payload: unknown): Promise<void>
  close(): void
}

export interface ChannelContext {
  changes: Changes
  readToken: ReadToken
  /** Sends to the socket that the channel belongs to. */
  send(message: Message): void
  /** Is called when the channel has closed of itself. */
  closed(): void
}

const longestTimer = 2 ** 31 - 1

/**
 * Answers a request to join a topic.
 *
 * Presence and broadcast are accepted and stay silent: nothing in this product uses them.
 *
 * @param request the client's phx_join
 * @param context what the channel works with
 * @returns the channel, or `undefined` when it was refused
 */
export async function joinChannel(request: Message, context: ChannelContext): Promise<Channel | undefined> {
  const { topic, joinRef, ref } = request
  const send = (event: string, payload: unknown, replyTo?: string | null) =>
    context.send({ joinRef, ref: replyTo, topic, event, payload })
  const refuse = (reason: string) => {
    send('phx_reply', { status: 'error', response: { reason } }, ref)
    return undefined
  }

  const wish = joinPayload.safeParse(request.payload)
  if (!wish.success) return refuse('The join message is not valid')
  const firstClaims = await context.readToken(wish.data.access_token)
  if (!firstClaims) return refuse('InvalidJWTToken: the access token is not valid')

  let claims: Claims = firstClaims
  let expiry: NodeJS.Timeout | undefined
  const prepared = await Promise.all(
    (wish.data.config?.postgres_changes ?? []).map((wanted) => context.changes.prepare(wanted, firstClaims)),
  )
  const subscriptions = prepared.filter((subscription) => subscription !== undefined)
  if (subscriptions.length < prepared.length) {
    return refuse('Unable to subscribe to changes with the given parameters')
  }

  const numbered = new Map<Subscription, number>(
    subscriptions.map((subscription, index) => [subscription, index + 1]),
  )
  const subscriber: Subscriber = {
    claims: () => claims,
    subscriptions,
    tell: (change: Told, matching) =>
      send('postgres_changes', {
        ids: matching.map((subscription) => numbered.get(subscription)),
        data: change,
      }),
  }

  const close = () => {
    clearTimeout(expiry)
    context.changes.remove(subscriber)
  }

  const closeWith = (message: string) => {
    close()
    context.closed()
    send('system', { status: 'error', extension: 'system', channel: topic, message })
    send('phx_close', {})
  }

  const follow = (next: Claims) => {
    claims = next
    clearTimeout(expiry)
    if (next.exp === undefined) return
    const rest = Math.min(Math.max(next.exp * 1000 - Date.now(), 0), longestTimer)
    expiry = setTimeout(() => closeWith('Token has expired'), rest).unref()
  }

  follow(firstClaims)
  context.changes.add(subscriber)
  send(
    'phx_reply',
    {
      status: 'ok',
      response: { postgres_changes: [...numbered].map(([{ wanted }, id]) => ({ id, ...wanted })) },
    },
    ref,
  )
  if (wish.data.config?.presence?.enabled) send('presence_state', {})
  if (subscriptions.length > 0) {
    send('system', {
      status: 'ok',
      extension: 'postgres_changes',
      channel: topic,
      message: 'Subscribed to PostgreSQL',
    })
  }

  return {
    close,
    async renew(payload) {
      const token = tokenPayload.safeParse(payload).data?.access_token
      const next = await context.readToken(token)
      if (next) follow(next)
      else closeWith('Token is not valid')
    },
  }
}
