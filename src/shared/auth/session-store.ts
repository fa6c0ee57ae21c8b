import type { User } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'

/** An account as the sign-in service knows it. */
export type Account = Pick<User, 'id' | 'email' | 'user_metadata'>

export type Role = 'client' | 'nutritionist'

/** Who is signed in. */
export type SessionUser = {
  id: string
  email: string
  name: string
  role: Role
  profilePicture?: string
  /** IANA name, as the profile had it when the session was opened. */
  timezone?: string
  /** Known from the sign-up alone: the profile could not be read yet. */
  isStandIn?: true
}

/** Why somebody who had a session is not in the app: it has ended, or the profile behind it did not load. */
export type SessionProblem = 'ended' | 'profile'

export type SessionState =
  | { status: 'starting' }
  | { status: 'signed-out'; problem?: SessionProblem }
  | { status: 'signed-in'; user: SessionUser }

/** The truth about who is signed in. It lives outside React, so that the router reads it in the same tick. */
export function createSessionStore(initial: SessionState = { status: 'starting' }) {
  let state = initial
  let isFarewellHeld = false
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (next: SessionState) => {
      if (isFarewellHeld && next.status === 'signed-out' && next.problem) return // the farewell stays until it is closed
      isFarewellHeld = false
      if (isSameSession(state, next)) return // auth events repeat on every tab focus
      state = next
      for (const listener of listeners) listener()
    },
    /** While an account is being deleted, and until the user leaves its farewell, no refusal of the backend sends them away. */
    holdFarewell: (isHeld: boolean) => {
      isFarewellHeld = isHeld
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>

function isSameSession(a: SessionState, b: SessionState): boolean {
  if (a.status === 'signed-in' && b.status === 'signed-in')
    return JSON.stringify(a.user) === JSON.stringify(b.user)
  if (a.status === 'signed-out' && b.status === 'signed-out') return a.problem === b.problem
  return a.status === b.status
}

export const session = createSessionStore()

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get)
}
