import { useEffect, useState } from 'react'
import { type Bucket, uploadOnce } from '@/shared/api/storage'
import { latestOnly } from '@/shared/lib/latest-only'

/** Sends one file at a time, tells how far it has got, and can be stopped; leaving the screen stops it too. */
export function useFileUpload(bucket: Bucket) {
  const [running] = useState(latestOnly)
  const [fraction, setFraction] = useState<number>()
  useEffect(() => () => running.end(), [running])
  return {
    /** How much was sent, 0 to 1; undefined while nothing is on its way. */
    fraction,
    /**
     * May be called again with the same key after a failure.
     * @throws AppError `cancelled` and all of `uploadFile`
     */
    upload: async (path: string, file: Blob): Promise<void> => {
      const signal = running.start()
      setFraction(0)
      try {
        await uploadOnce({ bucket, path, file, onProgress: setFraction, signal })
      } finally {
        if (running.isCurrent(signal)) setFraction(undefined)
      }
    },
    cancel: () => running.end(),
  }
}
