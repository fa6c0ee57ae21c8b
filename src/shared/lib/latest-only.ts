/** Holds what is under way; the next one ends it. */
export function latestOnly() {
  let current: AbortController | undefined
  return {
    /** @returns ends the new one: when another takes its place, or when it is ended */
    start(): AbortSignal {
      current?.abort()
      current = new AbortController()
      return current.signal
    },
    end: () => current?.abort(),
    isCurrent: (signal: AbortSignal) => current?.signal === signal,
  }
}
