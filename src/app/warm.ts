import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { fetchMemberWords } from '@/shared/i18n/activate'
import type { Locale } from '@/shared/i18n/languages'
import { whenSettled } from '@/shared/api/when-settled'
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

/**
 * Fetches the code of what is likely to be opened next, one after the other, each when the browser has nothing else to do:
 * begins once the screen has settled.
 * @param paths of screens
 * @param more fetches what lies over screens
 * @returns the function that calls it off
 */
export function warmScreens(
  router: AnyRouter,
  queryClient: QueryClient,
  paths: string[],
  more: (() => Promise<unknown>)[] = [],
): () => void {
  const routes: Partial<Record<string, AnyRoute>> = router.routesByPath
  const screens = paths.map((path) => async () => routes[path] && (await router.loadRouteChunk(routes[path])))
  const waiting = [...screens, ...more]
  let callOff = () => {}
  let isOff = false
  const fetchNext = () => {
    const fetchCode = waiting.shift()
    if (!fetchCode || isOff) return
    callOff = whenIdle(() => {
      fetchCode().then(fetchNext, fetchNext)
    })
  }
  callOff = whenSettled(queryClient, fetchNext)
  return () => {
    isOff = true
    callOff()
  }
}
