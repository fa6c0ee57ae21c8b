import '@/shared/ui/theme/guest-styles'
import { createRoot } from 'react-dom/client'
import { loadSessionUser } from '@/entities/profile'
import { createBackend, setBackend } from '@/shared/api/backend'
import { followAuth } from '@/shared/auth/follow-auth'
import { session } from '@/shared/auth/session-store'
import { readBackendAddress } from '@/shared/config/backend-address'
import { activateLocale } from '@/shared/i18n/activate'
import { localeOfAddress } from '@/shared/i18n/locale'
import { App } from './App'
import { createMemberCache } from './member-cache'
import { createAppRouter } from './router'

/**
 * Starts the app in the page. The start-up screen of index.html stays until the language is there and it is known
 * who is signed in.
 */
export async function start(root: HTMLElement): Promise<void> {
  const cache = createMemberCache(session)
  const address = readBackendAddress()
  if (address) {
    const backend = createBackend(address)
    setBackend(backend)
    followAuth({
      auth: backend.auth,
      store: session,
      loadUser: loadSessionUser,
      forgetUser: cache.clear,
    })
  } else {
    session.set({ status: 'signed-out' })
  }
  await Promise.all([activateLocale(localeOfAddress(location.search)), sessionKnown()])
  const router = createAppRouter(cache, session)
  await router.load() // the start-up screen gives way to a whole screen, not to an empty one
  createRoot(root).render(<App router={router} />)
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
