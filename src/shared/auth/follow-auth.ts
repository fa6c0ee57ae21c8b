import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import { AppError } from '../api/app-error'
import { watchChances } from '../lib/chances'
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
 * the next event, when the network is back or the window is looked at, and every half minute.
 * The callback itself never awaits: the auth client waits for it, and a refresh asked for inside it would never end.
 * @returns the function that stops it
 */
export function followAuth({ auth, store, loadUser, forgetUser }: Options): () => void {
  let latest = 0
  let loadingId: string | undefined
  const settle = (turn: number, next: SessionState) => {
    if (turn !== latest) return // somebody else's session by now
    loadingId = undefined
    store.set(next)
  }
  const load = (authSession: Session, turn: number) => {
    sessionStored(auth, authSession)
      .then(() => loadUser(authSession.user))
      .then(
        (user) => settle(turn, { status: 'signed-in', user }),
        (error: unknown) => {
          if (turn !== latest) return
          const next = afterFailure(error, store.get(), authSession)
          settle(turn, next)
          if (next.status === 'signed-out') void auth.signOut({ scope: 'local' })
        },
      )
  }
  const leave = (event: AuthChangeEvent) => {
    const known = store.get()
    // Opened from this device without a network: a session that could not be renewed at the start has not ended.
    if (event === 'INITIAL_SESSION' && known.status === 'signed-in') return
    latest += 1
    loadingId = undefined
    forgetUser()
    // Signed out already, by the user or for a reason that the store knows: that stays.
    if (known.status !== 'signed-out') store.set(signedOutBy(event))
  }
  const follow = (event: AuthChangeEvent, announced: Session | null) => {
    const authSession = announced && isWhole(announced) ? announced : null
    // Another tab may have renewed the session while this one tried to.
    if (!authSession && event === 'INITIAL_SESSION') return void setTimeout(() => void lookAgain(), 0)
    if (!authSession) return leave(event)
    const known = store.get()
    const { id } = authSession.user
    const isKnown = known.status === 'signed-in' && known.user.id === id
    if (isKnown && !known.user.isStandIn) return
    if (loadingId === id) return // one start tells of its session twice
    const turn = ++latest
    loadingId = id
    if (!isKnown) forgetUser()
    setTimeout(() => load(authSession, turn), 0)
  }
  const lookAgain = async () => {
    const turn = latest
    const found = await auth.getSession().then(
      ({ data }) => data.session,
      () => null,
    )
    if (turn !== latest) return // an event came in between
    if (found && isWhole(found)) follow('SIGNED_IN', found)
    else leave('INITIAL_SESSION')
  }
  const { data } = auth.onAuthStateChange(follow)

  const tryAgain = async () => {
    const known = store.get()
    if (known.status !== 'signed-in' || !known.user.isStandIn) return
    const { session } = (await auth.getSession()).data
    if (session) follow('SIGNED_IN', session)
  }
  const stopTrying = watchChances(() => void tryAgain())
  return () => {
    data.subscription.unsubscribe()
    stopTrying()
  }
}

/** What lies on a device may be anybody's writing. */
const isWhole = (session: Partial<Session>): boolean => typeof session.user?.id === 'string'

const signedOutBy = (event: AuthChangeEvent): SessionState =>
  event === 'SIGNED_OUT' ? { status: 'signed-out', problem: 'ended' } : { status: 'signed-out' }

/** A backend in trouble sends away nobody who is in the app: the stand-in stays until the next chance. */
function afterFailure(error: unknown, shown: SessionState, { user }: Session): SessionState {
  const code = error instanceof AppError ? error.code : undefined
  if (code === 'unknown' && shown.status === 'signed-in' && shown.user.id === user.id) return shown
  return { status: 'signed-out', problem: code === 'signed-out' ? 'ended' : 'profile' }
}

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
