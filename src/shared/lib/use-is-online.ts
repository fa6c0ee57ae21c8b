import { useSyncExternalStore } from 'react'
import { isOnline, watchOnline } from './online'

/** Whether there is a network, see `isOnline`; the backend may be out of reach all the same. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchOnline, isOnline)
