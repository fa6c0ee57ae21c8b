/** A store of this device, of values under keys that name the user, so that nothing meets another user's screen. */
function createStore(prefix: string) {
  const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  return {
    /** @param key names the user, the form and what it is about */
    read(key: string): unknown {
      try {
        return JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
      } catch {
        return null // unreadable: the form starts empty
      }
    },
    /** @returns whether it is kept; a full or forbidden storage keeps nothing */
    write(key: string, value: unknown): boolean {
      try {
        localStorage.setItem(prefix + key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    remove(key: string): void {
      localStorage.removeItem(prefix + key)
    },
    isEmpty: (): boolean => keys().length === 0,
    /** Forgets everything: on sign-out, since the device may be shared. */
    clear(): void {
      for (const key of keys()) localStorage.removeItem(key)
    },
  }
}

/** What a user typed into a form, kept on this device until it is saved or discarded. */
export const draftStore = createStore('draft:')

/** Small answers that a screen remembers until sign-out; nobody would miss them. */
export const noteStore = createStore('note:')
