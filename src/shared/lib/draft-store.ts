import { deviceStorage } from '../device/storage'
import { readJson } from './json'

/** A store of this device, of values under keys that name the user, so that nothing meets another user's screen. */
function createStore(prefix: string) {
  const keys = (): string[] => deviceStorage.keys(prefix)
  return {
    /**
     * @param key names the user, the form and what it is about
     * @returns null for nothing, and for what is unreadable: the form starts empty
     */
    read: (key: string): unknown => readJson(deviceStorage.read(prefix + key) ?? 'null') ?? null,
    /** @returns whether it is kept over a reload; in this tab it is in any case */
    write: (key: string, value: unknown): boolean => deviceStorage.write(prefix + key, JSON.stringify(value)),
    remove(key: string): void {
      deviceStorage.remove(prefix + key)
    },
    isEmpty: (): boolean => keys().length === 0,
    /** Forgets everything: on sign-out, since the device may be shared. */
    clear(): void {
      for (const key of keys()) deviceStorage.remove(key)
    },
  }
}

/** What a user typed into a form, kept on this device until it is saved or discarded. */
export const draftStore = createStore('draft:')

/** Small answers that a screen remembers until sign-out; nobody would miss them. */
export const noteStore = createStore('note:')
