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
  /** Forgets every draft: on sign-out, since the device may be shared. */
  clear(): void {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  },
}
