import { lazy } from 'react'

/** Fetched with the first message: few who open a screen that can write one do. */
export const LazyMessageDialog = lazy(async () => {
  const { MessageDialog } = await import('./ui/MessageDialog')
  return { default: MessageDialog }
})
