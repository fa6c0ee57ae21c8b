import type { Session } from '@supabase/auth-js'
import { createDeviceStorage, type DeviceStorage } from '../device/storage'
import { readJson } from '../lib/json'

/** The session as it lies on this device, expired or not. */
export type StoredSession = Pick<Session, 'access_token' | 'user'>

/**
 * Where the auth client keeps the session. Reads it also where nothing can be written; what cannot be written is kept by the tabs
 * that are open, so that a browser that keeps nothing can be signed in with.
 * @param key of the session
 */
export function createSessionStorage(key: string, storage: DeviceStorage = createDeviceStorage()) {
  const otherTabs = openTabs(`${key}-not-kept`, (value) => {
    if (value === null) storage.remove(key)
    else storage.write(key, value)
  })
  return {
    getItem: (name: string) => storage.read(name),
    setItem(name: string, value: string): void {
      if (!storage.write(name, value) && name === key) otherTabs?.postMessage(value)
    },
    removeItem(name: string): void {
      if (!storage.remove(name) && name === key) otherTabs?.postMessage(null)
    },
    /** The session as it lies on this device; undefined without one. */
    read: () => readJson(storage.read(key) ?? '') as StoredSession | undefined,
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
