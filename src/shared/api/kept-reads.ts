import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { SessionStore, SessionUser } from '../auth/session-store'
import { deviceTable } from '../device/device-table'
import { releaseOf } from '../lib/release'

/** A read as it came last, of one release: another one may expect another shape. */
export type KeptRead = {
  id: string
  key: QueryKey
  data: unknown
  /** When it came, in milliseconds since 1970. */
  at: number
  release: string | undefined
}

/** Whose reads are kept; the role says what of them. */
export type Reader = Pick<SessionUser, 'id' | 'role'>

const reads = deviceTable<KeptRead>('reads')
const mostReads = 400
const longestMs = 14 * 24 * 60 * 60 * 1000

/** What a nutritionist's device keeps; clients' health data it does not: their sharing may end at any time (DESIGN.md section 5). */
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
      release: releaseOf(document),
    }
    void reads.put(id, read).catch(() => {})
  })
}

/** Forgets what a user read: on sign-out, since the device may be shared. */
export const forgetReads = (userId: string): Promise<void> => reads.clear(userId).catch(() => {})

async function restore(client: QueryClient, { id: userId }: Reader): Promise<void> {
  const all = await reads.all(userId)
  const shown = usable(all, Date.now(), releaseOf(document))
  for (const { key, data, at } of shown) client.setQueryData(key, data, { updatedAt: at })
  await client.invalidateQueries({
    predicate: ({ queryKey: [table] }) => table !== 'storage', // files never change
    refetchType: 'none',
  })
  for (const { id } of all.filter((read) => !shown.includes(read))) void reads.remove(id).catch(() => {})
}

/**
 * What is shown again: the newest reads of this release.
 * @param now in milliseconds since 1970
 */
export function usable(all: readonly KeptRead[], now: number, release: string | undefined): KeptRead[] {
  return all
    .filter((read) => read.release === release && now - read.at < longestMs)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, mostReads)
}

/** Whether a read is the user's own: keys name the owner (ARCHITECTURE.md section 2.5), files lie in the owner's folder. */
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
