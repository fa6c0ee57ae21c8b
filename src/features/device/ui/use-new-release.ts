import { useSyncExternalStore } from 'react'

let isReplaced = false

function subscribe(onChange: () => void): () => void {
  const container = navigator.serviceWorker
  if (!container) return () => {}
  const hadWorker = container.controller !== null
  const handleChange = () => {
    isReplaced ||= hadWorker // the first worker of this device brings nothing new
    onChange()
  }
  container.addEventListener('controllerchange', handleChange)
  return () => container.removeEventListener('controllerchange', handleChange)
}

/** Whether a newer release than the one in this tab is on the device; a reload shows it. */
export const useNewRelease = (): boolean => useSyncExternalStore(subscribe, () => isReplaced)
