import { useEffect, useRef, useState } from 'react'

/**
 * Lets Save wait for a photo that is still on its way.
 * @param photo the key in the form now
 * @param save called once the photo is there; not when the upload failed or was cancelled
 */
export function usePhotoWait(photo: string | null, save: () => void) {
  const [isUploading, setUploading] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const before = useRef(photo)

  useEffect(() => {
    if (isUploading || !isWaiting) return
    setWaiting(false)
    if (photo !== before.current) save()
  }, [isUploading, isWaiting, photo, save])

  return {
    isUploading,
    isWaiting,
    handlePending(pending: boolean) {
      if (pending) before.current = photo
      setUploading(pending)
    },
    wait: () => setWaiting(true),
  }
}
