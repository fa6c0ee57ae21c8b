import { useSyncExternalStore } from 'react'
import type { ErrorCode } from '../api/app-error'
import { notKept } from '../lib/not-kept'
import { type DeviceTable, deviceTable } from '../device/device-table'

/** Something that was written on this device and is not sent yet. */
export type OutboxItem<Payload = unknown> = {
  /** Of the entry or message: made on the device, so that it is stored once however often it is sent. */
  id: string
  userId: string
  /** Who sends it: the name of a log, or `message`. */
  kind: string
  /** The shape of the payload. */
  version: number
  /** Items of one lane are sent strictly in the order of writing; those without a lane hold up nobody. */
  lane?: string
  /** When it was first put here, in milliseconds since 1970: the order of sending. */
  at: number
  /** Told apart from what the item said before. */
  stamp: string
  /** What its kind needs to send it. */
  payload: Payload
  /** Why the last attempt failed. */
  problem?: SendProblem
}

/** `name` is the error's, where a kind tells several reasons of one code apart. */
export type SendProblem = { code: ErrorCode; name: string }

export type NewItem<Payload = unknown> = Omit<OutboxItem<Payload>, 'at' | 'stamp' | 'problem'>

/** Tells the other tabs of this device; a tab does not hear itself. */
type Channel = { postMessage: (text: string) => void; onmessage: ((event: MessageEvent) => void) | null }

/** What says nothing about the item: it waits for better times. */
const passing: readonly ErrorCode[] = [
  'network',
  'signed-out',
  'too-many',
  'cancelled',
  'not-configured',
  'unknown',
]

/** Whether it is tried again by itself; else the user decides what becomes of it. */
export const isWaiting = ({ problem }: OutboxItem): boolean => !problem || passing.includes(problem.code)

const keyOf = ({ userId, id }: Pick<OutboxItem, 'userId' | 'id'>) => `${userId}:${id}`

/**
 * What waits on this device to be sent, one item for each entry or message, in the order of writing. It belongs to the device:
 * all tabs see and change the same items, each in one step, so that none of them undoes what another did meanwhile. What a user
 * has not sent stays until it is sent or the user removes it.
 * @param table where it is kept
 * @param channel to the other tabs
 * @param now the time, in milliseconds since 1970
 */
export function createOutbox(
  table: DeviceTable<OutboxItem>,
  channel?: Channel,
  now: () => number = Date.now,
) {
  let items: readonly OutboxItem[] = []
  let owner: string | undefined
  let turn = 0
  let isRead = false
  /** Items of this tab alone, where the device keeps nothing. */
  const unkept = new Map<string, OutboxItem>()
  const listeners = new Set<() => void>()
  if (channel) channel.onmessage = () => void read().catch(() => {})

  function show(next: readonly OutboxItem[]): void {
    if (next.length + items.length === 0) return // as on most starts: no screen needs to be drawn again
    items = next.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    for (const listener of listeners) listener()
  }
  async function read(): Promise<void> {
    const mine = (turn += 1)
    const userId = owner
    if (userId === undefined) return
    const kept = (await table.all(userId)).map(readItem)
    if (mine !== turn) return
    isRead = true
    show([...kept, ...unkeptHere()])
  }
  /** Holds an item in this tab; undefined lets it go. */
  function hold(key: string, item: OutboxItem | undefined): void {
    if (item) unkept.set(key, item)
    else unkept.delete(key)
    notKept.tell(`outbox:${key}`, item !== undefined)
  }
  const unkeptHere = () => [...unkept.values()].filter(({ userId }) => userId === owner)
  /** Changes an item in one step, as it is by then and not as this tab last saw it. */
  async function change(
    item: Pick<OutboxItem, 'userId' | 'id'>,
    next: (now: OutboxItem | undefined) => OutboxItem | undefined,
  ): Promise<void> {
    const key = keyOf(item)
    const here = unkept.get(key)
    let changed: OutboxItem | undefined
    if (here) {
      changed = next(here)
      hold(key, changed)
    } else {
      await table.change(key, (kept) => {
        changed = next(kept && readItem(kept))
        return changed
      })
      channel?.postMessage('changed')
    }
    const { id } = item
    const own = changed?.userId === owner ? changed : undefined
    await read().catch(() => show([...items.filter((each) => each.id !== id), ...(own ? [own] : [])]))
  }
  const find = (id: string) => items.find((item) => item.id === id)
  const isSame = (item: OutboxItem | undefined, stamp: string | undefined) =>
    item !== undefined && (stamp === undefined || item.stamp === stamp)

  return {
    get: () => items,
    find,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Shows what waits of a user, and nothing of the one before from now on. */
    async open(userId: string): Promise<void> {
      if (owner !== userId) {
        isRead = false
        show([])
      }
      owner = userId
      await read().catch(() => {}) // a device that is silent for now says nothing of what waits
    },
    /** Whether the device has told what waits. */
    isRead: () => isRead,
    /**
     * Keeps an item; what it said before is replaced, in its old place.
     * @param orHere keeps it in this tab where the device does not
     * @returns whether the device keeps it
     * @throws where it does not, and `orHere` is not wanted
     */
    async put(item: NewItem, orHere = false): Promise<boolean> {
      const latest = items.at(-1)?.at ?? 0
      const write = (known: OutboxItem | undefined): OutboxItem => ({
        ...item,
        at: known?.at ?? Math.max(now(), latest + 1),
        stamp: crypto.randomUUID(),
      })
      try {
        await change(item, write)
        return true
      } catch (error) {
        if (!orHere) throw error
        const held = write(undefined)
        hold(keyOf(item), held)
        show([...items.filter(({ id }) => id !== item.id), held])
        return false
      }
    },
    /**
     * Changes what an item of the user says, in its old place and in one step.
     * @param next answers what it is to say, from what it says by then: `kept` leaves it alone, undefined removes it. May be
     *   called twice, and is not where there is no such item
     */
    async update(id: string, next: (kept: OutboxItem) => NewItem | undefined): Promise<void> {
      if (owner === undefined) return
      await change({ userId: owner, id }, (kept) => {
        const said = kept && next(kept)
        return said === kept ? kept : said && { ...said, at: kept!.at, stamp: crypto.randomUUID() }
      })
    },
    /**
     * Notes what became of an attempt.
     * @returns false where the item was changed or removed meanwhile, which stays so
     */
    async note(
      item: OutboxItem,
      found: Partial<Pick<OutboxItem, 'payload' | 'version' | 'problem'>>,
    ): Promise<boolean> {
      let isNoted = false
      await change(item, (kept) => {
        isNoted = isSame(kept, item.stamp)
        return kept && isNoted ? { ...kept, ...found } : kept
      })
      return isNoted
    },
    /** @param stamp removes the item only where it still says the same */
    async remove(id: string, stamp?: string): Promise<void> {
      if (owner === undefined) return
      await change({ userId: owner, id }, (kept) => (isSame(kept, stamp) ? undefined : kept))
    },
    /** Forgets everything of a user: on sign-out, after the user was asked. What others have not sent yet stays. */
    async clear(userId: string): Promise<void> {
      turn += 1
      for (const [key, item] of unkept) if (item.userId === userId) hold(key, undefined)
      show([])
      await table.clear(userId).catch(() => {})
      channel?.postMessage('changed')
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>

/** Items that an earlier release kept: without a shape, and a problem was its code alone. */
function readItem(kept: OutboxItem): OutboxItem {
  const { version = 0, problem } = kept as Partial<OutboxItem> & { problem?: SendProblem | ErrorCode }
  if (typeof problem !== 'string') return { ...kept, version }
  return { ...kept, version, problem: { code: problem, name: 'AppError' } }
}

/** The one outbox of this device. */
export const outbox = createOutbox(
  deviceTable<OutboxItem>('outbox'),
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('outbox'),
)

/** What waits on this device to be sent, oldest first. */
export const useOutbox = (): readonly OutboxItem[] => useSyncExternalStore(outbox.subscribe, outbox.get)
