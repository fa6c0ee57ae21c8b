import type { QueryClient } from '@tanstack/react-query'
import { AppError } from '../api/app-error'
import { isSummingTables } from '../api/query-client'
import { watchChances } from '../lib/chances'
import { keepTrying } from '../lib/keep-trying'
import { watchOnline } from '../lib/online'
import { isWaiting, outbox, type OutboxItem } from './outbox'
import { type Send, sendOutbox } from './send-outbox'

/** Sends the items of one kind, and says what their arrival makes stale. */
export type Sender = {
  /** @param client is told of what has arrived, where a screen would miss it otherwise */
  send: (...args: [...Parameters<Send>, client: QueryClient]) => Promise<void>
  /** @param sent items of this kind */
  refresh: (client: QueryClient, sent: OutboxItem[]) => Promise<unknown>
}

/** Who sends the items of each kind; loads when there is something to send. */
export type Senders = Record<string, () => Promise<Sender>>

type Options = {
  userId: string
  senders: Senders
  client: QueryClient
  /** Told whether something is being sent. */
  onSending: (isSending: boolean) => void
  /** Told after a round what was sent in it. */
  onSent: (sent: OutboxItem[]) => void
}

/**
 * Sends what waits on this device, in one tab at a time: at once when something comes to wait, when the app opens, the network
 * is back or the tab is looked at, and every half minute as long as something waits; soon again where that fails.
 * @returns `sendNow` for a press, and `stop`
 */
export function startCourier({ userId, senders, client, onSending, onSent }: Options) {
  let seen = new Set<string>()

  const load = (item: OutboxItem) =>
    senders[item.kind]!().catch((error: unknown) => {
      throw new AppError('network', 'the sender did not load', error)
    })

  async function sendRound(): Promise<void> {
    await outbox.open(userId) // another tab may have sent some
    const sent = await sendOutbox(outbox, async (item) => {
      const { send } = await load(item)
      return (...args) => send(...args, client)
    })
    if (sent.length === 0) return
    for (const kind of new Set(sent.map((item) => item.kind))) {
      const { refresh } = await senders[kind]!()
      void refresh(
        client,
        sent.filter((item) => item.kind === kind),
      )
    }
    void client.invalidateQueries({ predicate: isSummingTables })
    onSent(sent)
  }

  const hasWaiting = () => outbox.get().some(isWaiting)

  /** @returns whether something is left to send */
  async function attempt(): Promise<boolean> {
    if (!outbox.isRead()) await outbox.open(userId)
    if (!hasWaiting()) return false
    onSending(true)
    await inOneTab(`outbox:${userId}`, sendRound).catch(() => {}) // what did not come now is tried again
    onSending(false)
    return hasWaiting()
  }

  const { chance, stop } = keepTrying(attempt)
  const handleChange = () => {
    const isNew = outbox.get().some((item) => isWaiting(item) && !item.problem && !seen.has(item.stamp))
    seen = new Set(outbox.get().map(({ stamp }) => stamp))
    if (isNew) chance()
  }
  const stopListening = outbox.subscribe(handleChange)
  const stopWatching = [watchOnline(chance), watchChances(chance)]
  void outbox.open(userId).then(chance)

  return {
    sendNow: chance,
    stop: () => {
      stop()
      stopListening()
      for (const stopOne of stopWatching) stopOne()
    },
  }
}

/** Browsers know no locks on a page without TLS; ids keep two tabs from making two entries there. */
async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run()
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined))
}
