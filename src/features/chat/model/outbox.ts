import * as z from 'zod/mini'
import { type About, aboutCharts } from '@/entities/message'

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

const keptSchema = z.object({
  id: z.string(),
  client_id: z.string(),
  nutritionist_id: z.string(),
  message_type: z.enum(['client', 'nutritionist']),
  text: z.string(),
  about: z.optional(aboutSchema),
  attachment: z.optional(attachmentSchema),
  startedAt: z.string(),
})
const keptListSchema = z.array(keptSchema)

/** A message on its way. Its id is made on this device, so that any number of attempts make one message. */
export type Outgoing = z.output<typeof keptSchema> & {
  /** The file's content; gone after a reload. */
  file?: File
}

export type OutboxEntry = Outgoing & {
  state: 'waiting' | 'sending' | 'failed'
  /** How much of the file was sent, 0 to 1. */
  fraction?: number
  error?: unknown
}

type Parts = {
  /** Sends one message; may have been tried before. Rejects when it is not known to have arrived. */
  deliver: (outgoing: Outgoing, onProgress: (fraction: number) => void) => Promise<void>
  /** Keeps on the device what has not arrived. */
  keep: (outgoing: readonly Outgoing[]) => void
}

/** What is on its way, in the order of writing: one message of a conversation is sent after the other. */
export function createOutbox({ deliver, keep }: Parts) {
  let entries: readonly OutboxEntry[] = []
  let hasEnded = false
  const busy = new Set<string>()
  const listeners = new Set<() => void>()

  function show(next: readonly OutboxEntry[]): void {
    entries = next
    for (const listener of listeners) listener()
  }
  function set(next: readonly OutboxEntry[]): void {
    if (hasEnded) return
    keep(next.map(({ state: _state, fraction: _fraction, error: _error, file: _file, ...kept }) => kept))
    show(next)
  }
  const change = (id: string, part: Partial<OutboxEntry>) =>
    set(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))

  async function run(clientId: string): Promise<void> {
    if (busy.has(clientId)) return
    busy.add(clientId)
    for (;;) {
      const next = entries.find((entry) => entry.client_id === clientId && entry.state === 'waiting')
      if (!next) break
      change(next.id, { state: 'sending', error: undefined, fraction: undefined })
      try {
        await deliver(next, (fraction) => change(next.id, { fraction }))
        set(entries.filter(({ id }) => id !== next.id))
      } catch (error) {
        change(next.id, { state: 'failed', error })
      }
    }
    busy.delete(clientId)
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    list: () => entries,
    add: (outgoing: Outgoing): void => {
      if (entries.some(({ id }) => id === outgoing.id)) return
      set([...entries, { ...outgoing, state: 'waiting' }])
      void run(outgoing.client_id)
    },
    retry: (id: string): void => {
      const entry = entries.find((known) => known.id === id)
      if (entry?.state !== 'failed') return
      change(id, { state: 'waiting' })
      void run(entry.client_id)
    },
    /** Gives a message up that could not be sent. */
    remove: (id: string): void => {
      set(entries.filter((entry) => entry.id !== id || entry.state !== 'failed'))
    },
    /** Forgets everything, and from then on takes, sends and keeps nothing: its user is gone from a device that may be shared. */
    end: (): void => {
      hasEnded = true
      show([])
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>

/** @param stored what was kept on the device; anything else is an empty list */
export const readKept = (stored: unknown): Outgoing[] => keptListSchema.safeParse(stored).data ?? []
