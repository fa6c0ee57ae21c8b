import { useSyncExternalStore } from 'react'
import { draftStore } from '../lib/draft-store'
import { outbox } from './outbox'

/** What would be lost with the session: entries that are not sent yet, else what was typed and not saved, else nothing. */
export type OnlyHere = 'unsent' | 'typed' | 'nothing'

/** @returns what of the user is on this device only */
export function findOnlyHere(): OnlyHere {
  if (outbox.get().length > 0) return 'unsent'
  return draftStore.isEmpty() ? 'nothing' : 'typed'
}

/** What of the user is on this device only; follows the outbox while it is sent. */
export const useOnlyHere = (): OnlyHere => useSyncExternalStore(outbox.subscribe, findOnlyHere)
