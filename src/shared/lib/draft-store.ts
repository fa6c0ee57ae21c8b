const prefix = 'draft:'

/** What a user typed into a long form, kept on this device until it is saved or discarded (DESIGN.md section 7). */
export const draftStore = {
  /** @param key names the user, the form and what it is about, so that no draft meets another user's form */
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(prefix + key) ?? 'null')
    } catch {
      return null // unreadable: the form starts empty
    }
  },
  write(key: string, value: unknown): void {
    try {
      localStorage.setItem(prefix + key, JSON.stringify(value))
    } catch {
      // A full or forbidden storage only means that a reload would lose the draft.
    }
  },
  remove(key: string): void {
    localStorage.removeItem(prefix + key)
  },
  /** Whether nothing unsaved is kept on this device. */
  isEmpty: (): boolean => draftKeys().length === 0,
  /** Forgets every draft: on sign-out, since the device may be shared. */
  clear(): void {
    for (const key of draftKeys()) localStorage.removeItem(key)
  },
}

const draftKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix))
