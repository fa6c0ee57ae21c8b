import type { QueryClient } from '@tanstack/react-query'
import { isWaiting, outbox, type OutboxItem } from './outbox'
import { type Send, sendOutbox } from './send-outbox'
import { AppError } from '../api/app-error'

/** Sends the items of one kind, and says what their arrival makes stale. */
export type Sender = {
  /** @param client is told of what has arrived, where a screen would miss it otherwise */
  send: (...args: [...Parameters<Send>, client: QueryClient]) => Promise<void>
  /** @param sent items of this kind */
  refresh: (client: QueryClient, sent: OutboxItem[]) => Promise<unknown>
}

/** Who sends the items of each kind; loads when there is something to send. */
export type Senders = Record<string, () => Promise<Sender>>

/** Pauses before what failed for now is tried again, in ms; the last one goes on. */
const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000]

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
 * is back or the tab is looked at, and again after a pause for as long as something waits.
 * @returns `sendNow` for a press, and `stop`
 */
export function startCourier({ userId, senders, client, onSending, onSent }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isStopped = false
  let isBusy = false
  let isAskedAgain = false
  const seen = new Set<string>()

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
    onSent(sent)
  }

  async function sendNow(): Promise<void> {
    if (isStopped || !outbox.get().some(isWaiting)) return
    isAskedAgain = true
    if (isBusy) return
    isBusy = true
    clearTimeout(timer)
    onSending(true)
    while (isAskedAgain) {
      isAskedAgain = false
      await inOneTab(`outbox:${userId}`, sendRound).catch(() => {}) // tried again after a pause
    }
    onSending(false)
    isBusy = false
    const hasLeft = outbox.get().some(isWaiting)
    failures = hasLeft ? failures + 1 : 0
    if (hasLeft && !isStopped)
      timer = setTimeout(() => void sendNow(), pausesMs[Math.min(failures, pausesMs.length) - 1])
  }

  const handleChance = () => {
    failures = 0
    void sendNow()
  }
  const handleChange = () => {
    const isNew = outbox.get().some((item) => isWaiting(item) && !item.problem && !seen.has(item.stamp))
    for (const { stamp } of outbox.get()) seen.add(stamp)
    if (isNew) handleChance()
  }
  const stopListening = outbox.subscribe(handleChange)
  addEventListener('online', handleChance)
  addEventListener('focus', handleChance)
  document.addEventListener('visibilitychange', handleChance)
  void outbox.open(userId).then(handleChance)

  return {
    sendNow: handleChance,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      stopListening()
      removeEventListener('online', handleChance)
      removeEventListener('focus', handleChance)
      document.removeEventListener('visibilitychange', handleChance)
    },
  }
}

/** Browsers know no locks on a page without TLS; ids keep two tabs from making two entries there. */
async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run()
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined))
}
