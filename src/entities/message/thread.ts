import type { Message } from './message'

/** The part of a conversation that has been loaded. */
export type Thread = {
  /** Oldest first, each once. */
  messages: readonly Message[]
  /** There are older ones on the server. */
  hasEarlier: boolean
}

/** Messages in a page. */
export const pageSize = 50

/** The server's order: by time, then by id. */
const byTime = (a: Message, b: Message) =>
  a.created_at === b.created_at ? compare(a.id, b.id) : compare(a.created_at, b.created_at)
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Nothing of a message changes but that it was read, and what it is about. A known one stays the same object. */
const isSame = (a: Message, b: Message) =>
  a.read_at === b.read_at &&
  JSON.stringify([a.meal, a.measurement]) === JSON.stringify([b.meal, b.measurement])

/** @param fresh in any order; what they say counts */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  let hasChanged = false
  for (const message of fresh) {
    const before = byId.get(message.id)
    if (before && isSame(before, message)) continue
    byId.set(message.id, message)
    hasChanged = true
  }
  return hasChanged ? [...byId.values()].toSorted(byTime) : known
}

/** Adds the page before the first message. @param page newest first, as it was read */
export const withEarlier = (thread: Thread, page: readonly Message[]): Thread => ({
  messages: mergeMessages(thread.messages, page),
  hasEarlier: page.length === pageSize,
})

/**
 * Brings a thread up to date.
 * @param thread what was known; nothing at first
 * @param readPage reads the page before a message, the newest one without it, newest first
 * @returns the newest page at first; later everything since what was known, without a gap
 */
export async function syncThread(
  thread: () => Thread | undefined,
  readPage: (before?: Message) => Promise<Message[]>,
): Promise<Thread> {
  const newest = thread()?.messages.at(-1)
  const fresh: Message[] = []
  let page: Message[]
  do {
    page = await readPage(fresh.at(-1))
    fresh.push(...page)
  } while (newest && page.length === pageSize && !fresh.some(({ id }) => id === newest.id))
  const known = thread()
  return {
    messages: mergeMessages(known?.messages ?? [], fresh),
    hasEarlier: newest && known ? known.hasEarlier : page.length === pageSize,
  }
}

/** Whether the other side has read it: reading a message reads what came before it. */
export function lastReadIndex(messages: readonly Message[], mine: Message['message_type']): number {
  return messages.findLastIndex(({ message_type, read_at }) => message_type === mine && read_at !== null)
}
