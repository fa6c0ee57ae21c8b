import type { SignInProblem, SignUpProblem } from './auth-problem'

/** What may stand in the log: a closed list, so that no password, token, key or address can ever get in. */
export type DebugEvent =
  | 'opened'
  | 'missing'
  | 'sent'
  | 'accepted'
  | 'mailSent'
  | SignInProblem
  | SignUpProblem
type DebugEntry = { id: number; at: Date; event: DebugEvent }

const keptEntries = 50

/** The on-screen log of the sign-in screens; it lives as long as the page. */
export function createDebugLog() {
  let entries: readonly DebugEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  return {
    entries: () => entries,
    add: (event: DebugEvent) => {
      lastId += 1
      entries = [...entries, { id: lastId, at: new Date(), event }].slice(-keptEntries)
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const debugLog = createDebugLog()
