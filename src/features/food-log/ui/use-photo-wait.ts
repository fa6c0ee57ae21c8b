import { useRef, useState } from 'react'

type PhotoState = 'settled' | 'sending' | 'failed'

/**
 * Lets Save wait for a photo that is still on its way, and not pass one by that did not arrive.
 * @param photoNow answers the key in the form
 * @param save called once the photo that Save waited for is there; not when it failed or was cancelled
 */
export function usePhotoWait(photoNow: () => string | null, save: () => void) {
  const [state, setState] = useState<PhotoState>('settled')
  const [isWaiting, setWaiting] = useState(false)
  const hasFailed = useRef(false)
  const before = useRef<string | null>(null)
  // The end of an upload is told to the render in which it began, and a press may come before the render that shows that end.
  const now = useRef<PhotoState>('settled')
  const isWaitingNow = useRef(false)

  const turnTo = (next: PhotoState) => {
    now.current = next
    setState(next)
  }

  const handleEnd = () => {
    turnTo(hasFailed.current ? 'failed' : 'settled')
    hasFailed.current = false
    setWaiting(false)
    if (isWaitingNow.current && photoNow() !== before.current) save()
    isWaitingNow.current = false
  }

  return {
    state,
    isWaiting,
    handleFailed: () => {
      hasFailed.current = true
    },
    handlePending: (pending: boolean) => {
      if (!pending) return handleEnd()
      before.current = photoNow()
      turnTo('sending')
    },
    /**
     * Saves at once, or as soon as the photo is there; not where it did not arrive.
     * @returns how the photo stands
     */
    saveWithPhoto: (): PhotoState => {
      if (now.current === 'settled') save()
      if (now.current === 'sending') {
        isWaitingNow.current = true
        setWaiting(true)
      }
      return now.current
    },
  }
}
export type PhotoWait = ReturnType<typeof usePhotoWait>
