import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { SessionStore, SessionUser } from '../auth/session-store'
import { deviceTable } from '../device/device-table'
import { readSteps } from './read-steps'

/** A read as it came last, in the shape that the queries of its table had then. */
export type KeptRead = {
  id: string
  key: QueryKey
  data: unknown
  /** When it came, in milliseconds since 1970. */
  at: number
  /** How many steps of `readSteps` its shape includes. */
  version: number
}

/** Whose reads are kept; the role says what of them. */
export type Reader = Pick<SessionUser, 'id' | 'role'>

const reads = deviceTable<KeptRead>('reads')
const mostReads = 400
const longestMs = 14 * 24 * 60 * 60 * 1000

/** What a nutritionist's device keeps; clients' health data it does not: their sharing may end at any time. */
const tablesOfNutritionist: readonly unknown[] = ['appointments', 'notifications', 'profiles', 'storage']

/**
 * Puts what a user read last into a new cache, and keeps on this device what is read from now on, so that the app opens with
 * it when there is no network. What comes from the device counts as out of date: every screen asks for it anew.
 * What was kept of anybody else is forgotten.
 * @param session answers that come after its end are not kept
 * @returns once the reads are there; a device that keeps nothing gives none
 */
export async function keepReads(client: QueryClient, reader: Reader, session: SessionStore): Promise<void> {
  void reads.clearOthers(reader.id).catch(() => {})
  await restore(client, reader).catch(() => {})
  const isEnded = () => {
    const state = session.get()
    return state.status === 'signed-out' || (state.status === 'signed-in' && state.user.id !== reader.id)
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || isEnded()) return
    const { queryKey: key, queryHash, state } = event.query
    if (!isKept(key, reader)) return
    const id = `${reader.id}:${queryHash}`
    const read = {
      id,
      key,
      data: firstPage(state.data),
      at: state.dataUpdatedAt,
      version: stepsOf(key).length,
    }
    void reads.put(id, read).catch(() => {})
  })
}

/** Forgets what a user read: on sign-out, since the device may be shared. */
export const forgetReads = (userId: string): Promise<void> => reads.clear(userId).catch(() => {})

async function restore(client: QueryClient, { id: userId }: Reader): Promise<void> {
  const all = await reads.all(userId)
  const shown = usable(all, Date.now())
  for (const { key, data, at } of shown) client.setQueryData(key, data, { updatedAt: at })
  await client.invalidateQueries({
    predicate: ({ queryKey: [table] }) => table !== 'storage', // files never change
    refetchType: 'none',
  })
  const ids = new Set(shown.map(({ id }) => id))
  for (const { id } of all.filter((read) => !ids.has(read.id))) void reads.remove(id).catch(() => {})
}

const stepsOf = ([table]: QueryKey, stepsOfTables = readSteps) => stepsOfTables[String(table)] ?? []

/**
 * What is shown again: the newest reads, brought up to the shape in use. Left out is what a newer release has kept, whose shape
 * this one cannot know; it is asked for again.
 * @param now in milliseconds since 1970
 * @param stepsOfTables the steps of each table
 */
export function usable(all: readonly KeptRead[], now: number, stepsOfTables = readSteps): KeptRead[] {
  return all
    .filter(({ at, key, version }) => now - at < longestMs && version <= stepsOf(key, stepsOfTables).length)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, mostReads)
    .map((read) => {
      const steps = stepsOf(read.key, stepsOfTables)
      const data = steps.slice(read.version).reduce((shaped, step) => step(shaped, read.key), read.data)
      return { ...read, data, version: steps.length }
    })
}

/** Whether a read is the user's own: keys name the owner, files lie in the owner's folder. */
export function isKept([table, owner, rest]: QueryKey, { id, role }: Reader): boolean {
  if (role === 'nutritionist' && !tablesOfNutritionist.includes(table)) return false
  if (table === 'storage') return typeof rest === 'string' && rest.startsWith(`${id}/`)
  return typeof owner === 'object' && owner !== null && Object.values(owner).every((value) => value === id)
}

/** Of a list that was read page by page the first: all of them would be asked for again at the next start. */
function firstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data
  const { pages, pageParams } = data as InfiniteData<unknown>
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}
