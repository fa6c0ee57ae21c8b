import { GoTrueClient, isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { RealtimeClient } from '@supabase/realtime-js'
import type { StorageClient } from '@supabase/storage-js'
import { createSessionStorage, type StoredSession } from '../auth/session-storage'
import { clock } from '../device/clock'
import { isOnline, noteRequest } from '../lib/online'
import { AppError } from './app-error'
import type { Database } from './database.types'

/** Where the backend answers, and the public key that names the project to it. */
export type BackendAddress = { url: string; key: string }

export type Backend = BackendAddress & {
  auth: GoTrueClient
  rest: PostgrestClient<Database>
  /**
   * The session, renewed where it has expired; null without one.
   * @throws AppError `network` when it could not be renewed for now
   */
  session: () => Promise<StoredSession | null>
  /** The session as it lies on this device, expired or not. */
  storedSession: () => StoredSession | undefined
  /** Takes the session from this device without asking the backend. */
  forgetSession: () => void
  /** Tells every tab, this one too, that the session has ended. */
  tellSignedOut: () => void
  /** `fetch` with the public key and the signed-in user's own token. */
  fetch: typeof fetch
  accessToken: () => Promise<string>
  storage: () => Promise<StorageClient>
  realtime: () => Promise<RealtimeClient>
}

const requestTimeoutMs = 20_000

/**
 * Names this page of the app in every write, so that it tells its own changes, of which the database lets all pages of the
 * user know, from those of another tab or device.
 */
export const pageId: string = crypto.randomUUID()

/**
 * Connects to a Supabase project through the parts of supabase-js. Sign-in and tables are there at once; storage and
 * realtime load when first asked for, because the whole client does not tree-shake.
 */
export function createBackend({ url, key }: BackendAddress): Backend {
  const storageKey = storageKeyOf(url)
  const storage = createSessionStorage(storageKey)
  const auth = new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey,
    storage,
    fetch: (input, init) =>
      noteRequest(() => hearing(input, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) })),
    flowType: 'implicit',
    detectSessionInUrl: true,
    autoRefreshToken: true,
    persistSession: true,
  })

  const session = async () => {
    let { data, error } = await auth.getSession()
    if (isAuthRefreshDiscardedError(error)) ({ data, error } = await auth.getSession()) // another tab was first
    if (isAuthRetryableFetchError(error)) throw new AppError('network', 'the session was not renewed', error)
    return data.session
  }
  const accessToken = async () => {
    // Without a network an expired token is as good as any: renewing it is tried for half a minute, and everything waits.
    if (!isOnline()) return storage.read()?.access_token ?? key
    return (await session())?.access_token ?? key
  }

  const token = (init: RequestInit | undefined) => untilAborted(accessToken(), init?.signal)
  const send = async (call: typeof fetch, [input, init]: Parameters<typeof fetch>, bearer: string) => {
    const headers = new Headers(init?.headers)
    headers.set('apikey', key)
    headers.set('Authorization', `Bearer ${bearer}`)
    return noteRequest(() => call(input, { ...init, headers }))
  }
  /**
   * A device whose clock is behind, or that is wrong about its network, takes a token for good that has expired: the refusal
   * tells, and the token is renewed.
   */
  const renewing =
    (call: typeof fetch): typeof fetch =>
    async (...asked) => {
      const used = await token(asked[1])
      const answer = await send(call, asked, used)
      if (answer.status !== 401) return answer
      await clock.confirm()
      const known = await untilAborted(session(), asked[1]?.signal) // also where the device calls itself offline
      const renewed = known?.access_token ?? used
      return renewed === used ? answer : send(call, asked, renewed)
    }
  const authorisedFetch = renewing((...asked) => fetch(...asked))

  return {
    url,
    key,
    auth,
    session,
    storedSession: storage.read,
    forgetSession: () => storage.removeItem(storageKey),
    tellSignedOut: () => tellSignedOut(storageKey),
    accessToken,
    fetch: authorisedFetch,
    rest: new PostgrestClient<Database>(`${url}/rest/v1`, {
      fetch: renewing(hearing),
      headers: { 'x-page-id': pageId },
      retry: false, // the query client alone decides how often to try
      timeout: requestTimeoutMs,
    }),
    storage: once(async () => {
      const { StorageClient } = await import('@supabase/storage-js')
      return new StorageClient(`${url}/storage/v1`, {}, authorisedFetch)
    }),
    realtime: once(async () => {
      const { RealtimeClient } = await import('@supabase/realtime-js')
      return new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
        params: { apikey: key },
        accessToken,
      })
    }),
  }
}

/** A token may be long in coming: whoever has waited for long enough is not held by it. */
function untilAborted<T>(awaited: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return awaited
  const aborted = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
  return Promise.race([awaited, aborted])
}

/** One stored session per project, so that moving to another one (setup) never reads the wrong token. */
function storageKeyOf(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0]}-auth-token`
}

/** `fetch` of what no cache keeps: its answers tell the server's time. */
const hearing: typeof fetch = async (input, init) => {
  const sentAt = Date.now()
  const answer = await fetch(input, init)
  clock.hear(answer, sentAt)
  return answer
}

/** As the auth client tells it, which does not where the network is down. */
function tellSignedOut(storageKey: string): void {
  const otherTabs = new BroadcastChannel(storageKey)
  otherTabs.postMessage({ event: 'SIGNED_OUT', session: null })
  otherTabs.close()
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined // a chunk that did not load is asked for again
      throw new AppError('network', 'a part of the client did not load', error)
    })
    return made
  }
}

let current: Backend | undefined

/** Replaces the backend of the whole app: at start, after /setup, and in tests. */
export function setBackend(next: Backend | undefined): void {
  current = next
}

/**
 * The one way to the backend.
 * @throws AppError `not-configured` before /setup has been done
 */
export function backend(): Backend {
  if (!current) throw new AppError('not-configured', 'the backend is not configured')
  return current
}

export const isConfigured = (): boolean => current !== undefined

/** The tables and functions of the database, as the signed-in user. */
export const db = (): Backend['rest'] => backend().rest
