import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { fetchMemberWords } from '@/shared/i18n/activate'
import type { Locale } from '@/shared/i18n/locale'
import { whenIdle } from '@/shared/lib/when-idle'
import type { MemberCache } from './member-cache'

/**
 * Fetches what every screen behind the login needs while the user still types, or while it is asked who they are. What does
 * not come now is asked for again by the screen, which tells of the failure.
 */
export function warmMember(cache: MemberCache, locale: Locale): void {
  Promise.all([cache.load(), fetchMemberWords(locale)]).catch(() => undefined)
}

/**
 * Fetches the code of screens that are likely to be next, once the one on screen has its data and the browser nothing else
 * to do.
 * @param paths of their routes
 * @returns the function that calls it off
 */
export function warmScreens(router: AnyRouter, queryClient: QueryClient, paths: string[]): () => void {
  const routes: Partial<Record<string, AnyRoute>> = router.routesByPath
  const fetchCode = () => {
    const chunks = paths.map(async (path) => routes[path] && (await router.loadRouteChunk(routes[path])))
    Promise.all(chunks).catch(() => undefined)
  }
  let callOff = queryClient.getQueryCache().subscribe(check)
  function check() {
    if (queryClient.isFetching() > 0) return
    callOff()
    callOff = whenIdle(fetchCode)
  }
  check()
  return () => callOff()
}
