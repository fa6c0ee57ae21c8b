import { createRootRouteWithContext, redirect, retainSearchParams } from '@tanstack/react-router'
import type { SessionStore } from '@/shared/auth/session-store'
import { activateLocale } from '@/shared/i18n/activate'
import { isLocale, type Locale } from '@/shared/i18n/languages'
import { storedLocale } from '@/shared/i18n/locale'
import type { MemberCache } from '../member-cache'
import { RouteError } from '../shell/RouteError'
import { Root } from '../shell/Root'

type RouterContext = { cache: MemberCache; session: SessionStore }

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search): { lang?: Locale } => ({ lang: isLocale(search.lang) ? search.lang : undefined }),
  search: { middlewares: [retainSearchParams(['lang'])] },
  beforeLoad: ({ search, location }) => {
    if (!search.lang)
      throw redirect({
        to: location.pathname,
        search: { ...location.search, lang: storedLocale() },
        hash: location.hash,
        replace: true,
      })
    return activateLocale(search.lang)
  },
  component: Root,
  errorComponent: RouteError,
})
