import { createRouter } from '@tanstack/react-router'
import type { SessionStore } from '@/shared/auth/session-store'
import type { MemberCache } from './member-cache'
import { Pending } from './shell/Pending'
import { routeTree } from './routeTree.gen'

/** @param session the router reads it in every guard and starts over when it changes */
export function createAppRouter(cache: MemberCache, session: SessionStore) {
  const router = createRouter({
    routeTree,
    context: { cache, session },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0, // the query cache alone decides what is fresh
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    scrollRestoration: true,
  })
  session.subscribe(() => void router.invalidate())
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
