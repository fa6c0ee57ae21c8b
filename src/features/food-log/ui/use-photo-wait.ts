import { useEffect, useRef, useState } from 'react'

type PhotoState = 'settled' | 'sending' | 'failed'

/**
 * Lets Save wait for a photo that is still on its way, and not pass one by that did not arrive.
 * @param photo the key in the form now
 * @param save called once the photo that Save waited for is there; not when it failed or was cancelled
 */
export function usePhotoWait(photo: string | null, save: () => void) {
  const [state, setState] = useState<PhotoState>('settled')
  const [isWaiting, setWaiting] = useState(false)
  const hasFailed = useRef(false)
  const before = useRef(photo)

  useEffect(() => {
    if (state === 'sending' || !isWaiting) return
    setWaiting(false)
    if (photo !== before.current) save()
  }, [state, isWaiting, photo, save])

  return {
    state,
    isWaiting,
    handleFailed() {
      hasFailed.current = true
    },
    handlePending(pending: boolean) {
      if (pending) before.current = photo
      setState(pending ? 'sending' : hasFailed.current ? 'failed' : 'settled')
      hasFailed.current = false
    },
    wait: () => setWaiting(true),
  }
}
export type PhotoWait = ReturnType<typeof usePhotoWait>
