import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { SessionStore } from '@/shared/auth/session-store'
import { routeTree } from './routeTree.gen'

/** @param session the router reads it in every guard and starts over when it changes */
export function createAppRouter(queryClient: QueryClient, session: SessionStore) {
  const router = createRouter({
    routeTree,
    context: { queryClient, session },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0, // the query cache alone decides what is fresh
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
