import { useSyncExternalStore } from 'react'

const fractions = new Map<string, number>()
const listeners = new Set<() => void>()

/** Notes how much of a message's file was sent, 0 to 1; undefined when nothing is being sent. */
export function setProgress(id: string, fraction: number | undefined): void {
  if (fraction === undefined) fractions.delete(id)
  else fractions.set(id, fraction)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How much of a message's file was sent, 0 to 1; undefined while nothing is being sent. */
export const useProgress = (id: string): number | undefined =>
  useSyncExternalStore(subscribe, () => fractions.get(id))
