import '@/shared/ui/theme/guest-styles'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { loadSessionUser, userOfAccount } from '@/entities/profile/session-user'
import { type Backend, createBackend, setBackend } from '@/shared/api/backend'
import { followAuth } from '@/shared/auth/follow-auth'
import { session } from '@/shared/auth/session-store'
import { readBackendAddress } from '@/shared/config/backend-address'
import { inTime } from '@/shared/api/in-time'
import { activateLocale } from '@/shared/i18n/activate'
import { localeOfAddress } from '@/shared/i18n/locale'
import { isOnline } from '@/shared/lib/online'
import { nextTurn } from '@/shared/lib/next-turn'
import { App } from './App'
import { createMemberCache } from './member-cache'
import { decideReloadsHere } from './new-release'
import { createAppRouter } from './router'
import { warmMember } from './warm'

/**
 * Starts the app in the page. The start-up screen of index.html stays until the language is there and it is known
 * who is signed in; it is told what it waits for, and offers to reload when that takes long.
 * @throws where a part of the app does not load
 */
export async function start(root: HTMLElement): Promise<void> {
  decideReloadsHere()
  const locale = localeOfAddress(location.search)
  const words = activateLocale(locale)
  await nextTurn()
  const cache = createMemberCache(session)
  const address = readBackendAddress()
  if (address) {
    const backend = createBackend(address)
    setBackend(backend)
    const warm = () => warmMember(cache, locale)
    if (backend.storedSession()) warm()
    else addEventListener('input', warm, { once: true })
    followAuth({
      auth: backend.auth,
      store: session,
      loadUser: (account) => {
        if (session.get().status === 'starting') cache.readAhead(userOfAccount(account))
        return loadSessionUser(account)
      },
      forgetUser: cache.clear,
    })
    setTimeout(() => openFromDevice(backend), isOnline() ? patienceMs : 0)
    setTimeout(openForGuest, longestMs)
  } else {
    session.set({ status: 'signed-out' })
  }
  await Promise.all([words, nextTurn()])
  tellWait('session')
  await sessionKnown()
  tellWait('screen')
  const router = createAppRouter(cache, session)
  await nextTurn()
  await inTime(router.load()) // the start-up screen gives way to a whole screen, not to an empty one
  await Promise.race([cache.quiet(), pause(firstReadsMs)])
  await nextTurn()
  // As a transition the first screen is rendered in slices, between which a slow phone can answer its user.
  startTransition(() => createRoot(root).render(<App router={router} />))
}

/** So long the start-up screen waits for what the first screen reads, which then comes whole instead of in pieces. */
const firstReadsMs = 300

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** How long the session may take to be confirmed before the app opens with what this device knows. */
const patienceMs = 4000

/** How long that may take where this device knows nobody: a link of a mail is looked at first. */
const longestMs = 10_000

/** Who turns out to be somebody after that comes in then. */
function openForGuest(): void {
  if (session.get().status === 'starting') session.set({ status: 'signed-out' })
}

/** For the words on the start-up screen, see index.html. */
function tellWait(what: 'session' | 'screen'): void {
  document.documentElement.dataset['start'] = what
}

function openFromDevice({ storedSession }: Backend): void {
  const account = storedSession()?.user
  if (account && session.get().status === 'starting')
    session.set({ status: 'signed-in', user: userOfAccount(account) })
}

function sessionKnown(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (session.get().status === 'starting') return
      stop()
      resolve()
    }
    const stop = session.subscribe(check)
    check()
  })
}
