import { useSyncExternalStore } from 'react'
import { type Day, shiftDay, startOf, today } from './day'

const listeners = new Set<() => void>()
const wakeEvents = ['focus', 'pageshow'] as const
let midnight: ReturnType<typeof setTimeout> | undefined

function tell(): void {
  for (const listener of listeners) listener()
}

/** A timer sleeps with the device, so waking up counts too; it is set again, since clocks are moved. */
function watch(): void {
  clearTimeout(midnight)
  midnight = setTimeout(handleChange, startOf(shiftDay(today(), 1)).getTime() - Date.now() + 1)
}

function handleChange(): void {
  watch()
  tell()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    watch()
    for (const event of wakeEvents) window.addEventListener(event, handleChange)
    document.addEventListener('visibilitychange', handleChange)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(midnight)
    for (const event of wakeEvents) window.removeEventListener(event, handleChange)
    document.removeEventListener('visibilitychange', handleChange)
  }
}

/** The user's calendar day; rolls over at midnight in an open tab, and when the tab or the device wakes up. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, today)
}
