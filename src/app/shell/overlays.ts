import { LazyNotificationPanel } from '@/features/notifications/lazy-notification-panel'
import { lazyOverlay } from '@/shared/ui/lazy-overlay'

export const LazyLogOutDialog = lazyOverlay(async () => (await import('./LogOutDialog')).LogOutDialog)
export const LazyMenuDrawer = lazyOverlay(async () => (await import('./MenuDrawer')).MenuDrawer)
export const LazySearchPalette = lazyOverlay(
  async () => (await import('@/features/search/SearchPalette')).SearchPalette,
)

/** Fetch what the bars and the menu open; the search, which is large, comes when somebody is about to use it. */
export const overlayLoads = [LazyMenuDrawer.preload, LazyNotificationPanel.preload, LazyLogOutDialog.preload]
