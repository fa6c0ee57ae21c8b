import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { AppError } from '../api/app-error'
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
 * Keeps the session store in step with the backend's sign-in state. A user who is known from the sign-up alone is loaded with
 * the next event, or as soon as the network is back.
 * The callback itself never awaits: the auth client waits for it, and a refresh asked for inside it would never end.
 * @returns the function that stops it
 */
export function followAuth({ auth, store, loadUser, forgetUser }: Options): () => void {
  let latest = 0
  let loadingId: string | undefined
  const follow = (event: AuthChangeEvent, authSession: Session | null) => {
    const known = store.get()
    // Opened from this device without a network: a session that could not be renewed at the start has not ended.
    if (event === 'INITIAL_SESSION' && !authSession && known.status === 'signed-in') return
    const isKnown = known.status === 'signed-in' && known.user.id === authSession?.user.id
    if (isKnown && !known.user.isStandIn) return
    if (authSession && loadingId === authSession.user.id) return // one start tells of its session twice
    const mine = ++latest
    loadingId = authSession?.user.id
    const settle: SessionStore['set'] = (next) => {
      if (mine !== latest) return
      loadingId = undefined
      store.set(next)
    }
    if (!isKnown) forgetUser()
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
          (error: unknown) => {
            if (mine !== latest) return // somebody else's session by now
            const code = error instanceof AppError ? error.code : undefined
            if (isKnown && code === 'unknown') {
              loadingId = undefined // a backend in trouble: the stand-in stays until the next chance
              return
            }
            settle({ status: 'signed-out', problem: code === 'signed-out' ? 'ended' : 'profile' })
            void auth.signOut({ scope: 'local' })
          },
        )
    }, 0)
  }
  const { data } = auth.onAuthStateChange(follow)

  const handleOnline = async () => {
    const known = store.get()
    if (known.status !== 'signed-in' || !known.user.isStandIn) return
    const { session } = (await auth.getSession()).data
    if (session) follow('SIGNED_IN', session)
  }
  const listener = () => void handleOnline()
  addEventListener('online', listener)
  return () => {
    data.subscription.unsubscribe()
    removeEventListener('online', listener)
  }
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
