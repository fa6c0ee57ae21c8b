import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import type { Account, SessionState, SessionStore, SessionUser } from './session-store'

type Options = {
  auth: GoTrueClient
  store: SessionStore
  /** Finds (or creates) the profile behind an account. */
  loadUser: (account: Account) => Promise<SessionUser>
  /** Called before another user, or nobody, takes over: nothing of one user may be shown to the next. */
  forgetUser: () => void
}

/**
 * Keeps the session store in step with the backend's sign-in state.
 * The callback itself never awaits: the auth client waits for it, and a refresh asked for inside it would never end.
 * @returns the function that stops it
 */
export function followAuth({ auth, store, loadUser, forgetUser }: Options): () => void {
  let latest = 0
  let loadingId: string | undefined
  const { data } = auth.onAuthStateChange((event, authSession) => {
    const known = store.get()
    // Opened from this device without a network: a session that could not be renewed at the start has not ended.
    if (event === 'INITIAL_SESSION' && !authSession && known.status === 'signed-in') return
    if (authSession && known.status === 'signed-in' && known.user.id === authSession.user.id) return
    if (authSession && loadingId === authSession.user.id) return // one start tells of its session twice
    const mine = ++latest
    loadingId = authSession?.user.id
    const settle: SessionStore['set'] = (next) => {
      if (mine !== latest) return
      loadingId = undefined
      store.set(next)
    }
    forgetUser()
    if (!authSession) {
      // Signed out already, by the user or for a reason that the store knows: that stays.
      if (known.status !== 'signed-out') settle(signedOutBy(event))
      return
    }
    setTimeout(() => {
      sessionStored(auth, authSession)
        .then(() => loadUser(authSession.user))
        .then(
          (user) => settle({ status: 'signed-in', user }),
          () => {
            if (mine !== latest) return // somebody else's session by now
            settle({ status: 'signed-out', problem: 'profile' })
            void auth.signOut({ scope: 'local' })
          },
        )
    }, 0)
  })
  return () => data.subscription.unsubscribe()
}

const signedOutBy = (event: AuthChangeEvent): SessionState =>
  event === 'SIGNED_OUT' ? { status: 'signed-out', problem: 'ended' } : { status: 'signed-out' }

const storageWaitMs = 50
const storageTries = 40

/**
 * Waits until the session that was announced is in the storage from which every request takes its token. Another tab's
 * sign-in is heard of a moment before what that tab stored can be read here; a profile asked for in between would be
 * refused, and the whole sign-in given up for it.
 */
async function sessionStored(auth: GoTrueClient, { user }: Session): Promise<void> {
  for (let tries = 0; tries < storageTries; tries += 1) {
    const { data } = await auth.getSession()
    if (data.session?.user.id === user.id) return
    await new Promise((resolve) => setTimeout(resolve, storageWaitMs))
  }
}
