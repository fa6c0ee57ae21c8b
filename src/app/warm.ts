import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { fetchMemberWords } from '@/shared/i18n/activate'
import type { Locale } from '@/shared/i18n/locale'
import { whenIdle } from '@/shared/lib/when-idle'
import type { MemberCache } from './member-cache'

const memberFont = "1rem 'Onest Variable'"

/**
 * Fetches what every screen behind the login needs while the user still types, or while it is asked who they are. What does
 * not come now is asked for again by the screen, which tells of the failure.
 */
export function warmMember(cache: MemberCache, locale: Locale): void {
  void document.fonts?.load(memberFont, 'Aя') // text that changes its font later moves what is below it
  Promise.all([cache.fetchCode(), fetchMemberWords(locale)]).catch(() => undefined)
}

/** So long, in ms, nothing has to be read any more before the screen counts as settled: its pictures and charts come first. */
const quietMs = 1000

/**
 * Fetches the code of screens that are likely to be next, once the one on screen has settled and the browser has nothing
 * else to do.
 * @param paths of their routes
 * @returns the function that calls it off
 */
export function warmScreens(router: AnyRouter, queryClient: QueryClient, paths: string[]): () => void {
  const routes: Partial<Record<string, AnyRoute>> = router.routesByPath
  let callOff = () => {}
  const fetchCode = () => {
    stopListening()
    const chunks = paths.map(async (path) => routes[path] && (await router.loadRouteChunk(routes[path])))
    Promise.all(chunks).catch(() => undefined)
  }
  const check = () => {
    callOff()
    if (queryClient.isFetching() > 0) return
    const quiet = setTimeout(() => {
      callOff = whenIdle(fetchCode)
    }, quietMs)
    callOff = () => clearTimeout(quiet)
  }
  const stopListening = queryClient.getQueryCache().subscribe(check)
  check()
  return () => {
    stopListening()
    callOff()
  }
}
