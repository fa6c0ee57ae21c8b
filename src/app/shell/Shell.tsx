import '@/shared/ui/theme/member-styles'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Locale } from '@/shared/i18n/languages'
import { DeviceNotes } from '@/features/device/DeviceNotes'
import { installApp } from '@/features/device/install-app'
import { ZoneNotice } from '@/features/preferences/ZoneNotice'
import { Toasts } from '@/shared/ui/Toasts'
import { Wordmark } from '@/shared/ui/Wordmark'
import { warmScreens } from '../warm'
import { BottomBar } from './BottomBar'
import { bars } from './menu'
import { LazyLogOutDialog, LazyMenuDrawer, overlayLoads } from './overlays'
import classes from './Shell.module.css'
import { senders } from './senders'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'
import { useFocusOnNavigation } from './use-focus-on-navigation'

const route = getRouteApi('/_authed')

/** What stands around every screen of a signed-in user. */
export function Shell() {
  const { t, i18n } = useLingui()
  const { user, queryClient } = route.useRouteContext()
  const [isMenuOpen, { toggle, close }] = useDisclosure(false)
  const [isAsking, { open: ask, close: stopAsking }] = useDisclosure(false)
  const main = useFocusOnNavigation()
  useEffect(() => installApp(i18n.locale as Locale), [i18n.locale])
  const router = useRouter()
  useEffect(() => {
    const next = bars[user.role].map(({ to }) => to)
    return warmScreens(router, queryClient, next, overlayLoads)
  }, [router, queryClient, user.role])
  return (
    <QueryClientProvider client={queryClient}>
      <div className={classes.shell}>
        <a href="#main" className={classes.skip}>
          <Trans>Skip to content</Trans>
        </a>
        <nav className={classes.side} aria-label={t`Main menu`}>
          <Wordmark />
          <SideMenu role={user.role} onUnsaved={ask} />
        </nav>
        <div className={classes.column}>
          <TopBar user={user} isMenuOpen={isMenuOpen} onToggleMenu={toggle} />
          <DeviceNotes userId={user.id} senders={senders}>
            <ZoneNotice user={user} />
          </DeviceNotes>
          <main id="main" ref={main} className={classes.content} tabIndex={-1}>
            <Outlet />
          </main>
        </div>
        <BottomBar role={user.role} />
        <LazyMenuDrawer role={user.role} opened={isMenuOpen} onClose={close} onUnsaved={ask} />
        <LazyLogOutDialog opened={isAsking} onClose={stopAsking} />
        <Toasts />
      </div>
    </QueryClientProvider>
  )
}
