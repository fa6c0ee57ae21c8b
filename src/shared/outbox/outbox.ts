import { useSyncExternalStore } from 'react'
import type { ErrorCode } from '../api/app-error'
import { type DeviceTable, deviceTable } from '../lib/device-table'

export type ParcelKind = 'meal' | 'exercise' | 'sleep' | 'mood' | 'measurement'

/** An entry that was saved on this device and is not sent yet. */
export type Parcel<Payload = unknown> = {
  /** Of the entry: made on the device, so that it is stored once however often it is sent. */
  id: string
  userId: string
  kind: ParcelKind
  /** When it was first put here, in milliseconds since 1970: the order of sending. */
  at: number
  /** Told apart from what the entry said before. */
  stamp: string
  /** What the feature that made it needs to send it. */
  payload: Payload
  /** Why the backend did not take it; the user decides what becomes of it. */
  problem?: ErrorCode
}

export type NewParcel<Payload = unknown> = Pick<Parcel<Payload>, 'id' | 'userId' | 'kind' | 'payload'>

/**
 * What waits on this device to be sent, one parcel for each entry, in the order in which the entries were made. Survives
 * the tab; other tabs are told. What a user has not sent stays until it is sent or the user removes it (DESIGN.md section 12).
 * @param table where it is kept
 * @param now the time, in milliseconds since 1970
 */
export function createOutbox(table: DeviceTable<Parcel>, now: () => number = Date.now) {
  let parcels: readonly Parcel[] = []
  let owner: string | undefined
  const listeners = new Set<() => void>()
  const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('outbox')
  if (otherTabs) otherTabs.onmessage = () => void read()

  function show(next: readonly Parcel[]): void {
    if (next.length + parcels.length === 0) return // as on most starts: no screen needs to be drawn again
    parcels = next.toSorted((a, b) => a.at - b.at)
    for (const listener of listeners) listener()
  }
  async function read(): Promise<void> {
    if (owner !== undefined) show(await table.all(owner))
  }
  async function store(parcel: Parcel): Promise<void> {
    await table.put(keyOf(parcel), parcel)
    show([...parcels.filter(({ id }) => id !== parcel.id), parcel])
    otherTabs?.postMessage('changed')
  }
  const find = (id: string) => parcels.find((parcel) => parcel.id === id)

  return {
    get: () => parcels,
    find,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Shows what waits of a user. */
    async open(userId: string): Promise<void> {
      owner = userId
      await read().catch(() => show([])) // a device that keeps nothing has nothing to send
    },
    /**
     * Keeps an entry; what it said before is replaced, in its old place.
     * @throws where the browser keeps nothing
     */
    async put<Payload>(parcel: NewParcel<Payload>): Promise<Parcel<Payload>> {
      const kept = { ...parcel, at: find(parcel.id)?.at ?? now(), stamp: crypto.randomUUID() }
      await store(kept)
      return kept
    },
    /** Notes what became of a parcel, unless its entry was changed or removed meanwhile. */
    async note(parcel: Parcel, change: Partial<Pick<Parcel, 'payload' | 'problem'>>): Promise<void> {
      const now = find(parcel.id)
      if (now?.stamp === parcel.stamp) await store({ ...now, ...change })
    },
    /** @param stamp removes the parcel only where it still says the same */
    async remove(id: string, stamp?: string): Promise<void> {
      const parcel = find(id)
      if (!parcel || (stamp !== undefined && parcel.stamp !== stamp)) return
      await table.remove(keyOf(parcel))
      show(parcels.filter((each) => each.id !== id))
      otherTabs?.postMessage('changed')
    },
    /** Forgets everything of a user: on sign-out, after the user was asked. What others have not sent yet stays. */
    async clear(userId: string): Promise<void> {
      show([])
      await table.clear(userId).catch(() => {})
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>

const keyOf = ({ userId, id }: Parcel) => `${userId}:${id}`

/** The one outbox of this device. */
export const outbox = createOutbox(deviceTable<Parcel>('outbox'))

/** What waits on this device to be sent, oldest first. */
export const useOutbox = (): readonly Parcel[] => useSyncExternalStore(outbox.subscribe, outbox.get)
