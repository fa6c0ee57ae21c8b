import { AppError } from '@/shared/api/app-error'
import { watchChances } from '@/shared/lib/chances'
import { isOnline } from '@/shared/lib/online'

/**
 * Looks where the device is: when the user comes back to the app, and at once where that is due. A look that fails is tried again
 * at the next chance, without a word.
 * @param isDue whether to look at once
 * @param look asks and moves; throws where that failed
 * @returns the function that stops it
 */
export function watchZone(isDue: boolean, look: () => Promise<void>): () => void {
  let isWanted = isDue
  let isLooking = false

  async function tryToLook(): Promise<void> {
    if (!isWanted || isLooking || document.visibilityState !== 'visible' || !isOnline()) return
    isLooking = true
    isWanted = false
    try {
      await look()
    } catch (error) {
      // A zone that the database does not know will not be known later.
      isWanted ||= !(error instanceof AppError && error.code === 'invalid')
    }
    isLooking = false
  }

  const handleReturn = () => {
    isWanted ||= document.visibilityState === 'visible'
  }
  document.addEventListener('visibilitychange', handleReturn) // told before the window, where the chances are heard
  const stopWatching = watchChances(() => void tryToLook())
  void tryToLook()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', handleReturn)
    stopWatching()
  }
}
