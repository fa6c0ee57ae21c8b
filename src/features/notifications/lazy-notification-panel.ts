import { lazyOverlay } from '@/shared/ui/lazy-overlay'

export const LazyNotificationPanel = lazyOverlay(
  async () => (await import('./ui/NotificationPanel')).NotificationPanel,
)
