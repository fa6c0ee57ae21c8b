export type DeviceStorage = {
  /** What was last written under a key; null for nothing, also where it cannot be read. */
  read: (key: string) => string | null
  /**
   * What the device does not keep is still read in this tab, until another tab has written something else.
   * @returns whether the device keeps it
   */
  write: (key: string, value: string) => boolean
  /** @returns whether it is gone from the device */
  remove: (key: string) => boolean
  /** The keys that begin so. */
  keys: (prefix: string) => string[]
}

/** What this tab could not write: `value` in place of `over`, which is still there. */
type Unwritten = { value: string | null; over: string | null }

/**
 * A storage of the browser that may be full, forbidden (every access throws) or for reading only.
 * @param area of the browser; reading it may throw
 */
export function createStorage(area: () => Storage): DeviceStorage {
  const unwritten = new Map<string, Unwritten>()

  function find(key: string): string | null {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  }
  function read(key: string): string | null {
    const stored = find(key)
    const own = unwritten.get(key)
    if (own?.over === stored) return own.value
    unwritten.delete(key)
    return stored
  }
  function change(key: string, value: string | null): boolean {
    try {
      if (value === null) area().removeItem(key)
      else area().setItem(key, value)
      unwritten.delete(key)
      return true
    } catch {
      unwritten.set(key, { value, over: find(key) })
      return false
    }
  }
  function allKeys(): string[] {
    try {
      return Object.keys(area())
    } catch {
      return []
    }
  }

  return {
    read,
    write: change,
    remove: (key) => change(key, null),
    keys: (prefix) =>
      [...new Set([...allKeys(), ...unwritten.keys()])].filter(
        (key) => key.startsWith(prefix) && read(key) !== null,
      ),
  }
}

/** What this device keeps for all tabs of the app. */
export const createDeviceStorage = (): DeviceStorage => createStorage(() => localStorage)

export const deviceStorage = createDeviceStorage()

/** What this tab keeps over a reload. */
export const tabStorage = createStorage(() => sessionStorage)
