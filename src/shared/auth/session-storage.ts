import type { Session } from '@supabase/auth-js'
import { type Clock, clock as deviceClock } from '../device/clock'
import { createDeviceStorage, type DeviceStorage } from '../device/storage'
import { readJson } from '../lib/json'

/** The session as it lies on this device, expired or not. */
export type StoredSession = Pick<Session, 'access_token' | 'user'>

/**
 * Where the auth client keeps the session. Reads it also where nothing can be written; what cannot be written is kept by the tabs
 * that are open, so that a browser that keeps nothing can be signed in with.
 *
 * The client compares the end of a session with this device's clock, which may be wrong. What lies here says the server's time, and
 * is told to the client in the time of this device.
 * @param key of the session
 */
export function createSessionStorage(
  key: string,
  storage: DeviceStorage = createDeviceStorage(),
  clock: Clock = deviceClock,
) {
  const otherTabs = openTabs(`${key}-not-kept`, (value) => {
    if (value === null) storage.remove(key)
    else storage.write(key, value)
  })
  const read = () => readJson(storage.read(key) ?? '') as StoredSession | undefined
  return {
    async getItem(name: string): Promise<string | null> {
      if (name === key && clock.isOff()) await clock.confirm() // it may have been set right since
      const value = storage.read(name)
      return name === key && value !== null ? inDeviceTime(value, clock.aheadMs()) : value
    },
    setItem(name: string, value: string): void {
      const isNew = name === key && tokenOf(value) !== read()?.access_token
      const own = name === key ? inServerTime(value, isNew ? clock : undefined) : value
      if (!storage.write(name, own) && name === key) otherTabs?.postMessage(own)
    },
    removeItem(name: string): void {
      if (!storage.remove(name) && name === key) otherTabs?.postMessage(null)
    },
    /** The session as it lies on this device; undefined without one. */
    read,
  }
}

type Ending = Partial<Pick<Session, 'access_token' | 'expires_at'>>

const tokenOf = (session: string) => (readJson(session) as Ending | undefined)?.access_token

function inDeviceTime(session: string, aheadMs: number): string {
  const known = readJson(session) as Ending | null | undefined
  if (typeof known?.expires_at !== 'number') return session
  return JSON.stringify({ ...known, expires_at: known.expires_at + Math.round(aheadMs / 1000) })
}

/** @param clock learns from a token that has just come */
function inServerTime(session: string, clock: Clock | undefined): string {
  const known = readJson(session) as Ending | null | undefined
  const { iat, exp } = claimsOf(known?.access_token)
  if (typeof iat === 'number') clock?.learn(iat * 1000 + 500)
  return typeof exp === 'number' ? JSON.stringify({ ...known, expires_at: exp }) : session
}

/** What a token says of its time, in seconds since 1970. */
function claimsOf(token: string | undefined): { iat?: unknown; exp?: unknown } {
  const [, payload = ''] = token?.split('.') ?? []
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object
  } catch {
    return {}
  }
}

/** Clients in one Node process are no tabs of one device. */
function openTabs(
  name: string,
  onMessage: (value: string | null) => void,
): Pick<BroadcastChannel, 'postMessage'> | undefined {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<string | null>) => onMessage(data)
  return channel
}
