import { lazyOverlay } from '@/shared/ui/lazy-overlay'

/** Fetched with the first message: few who open a screen that can write one do. */
export const LazyMessageDialog = lazyOverlay(async () => (await import('./MessageDialog')).MessageDialog)
