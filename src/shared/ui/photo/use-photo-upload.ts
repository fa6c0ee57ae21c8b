import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AppError, isNetworkError } from '@/shared/api/app-error'
import { type Bucket, newObjectKey, removePhoto, smallKey } from '@/shared/api/storage'
import { fileQueries } from '@/shared/api/storage-queries'
import { type PreparedPhoto, preparePhoto } from '@/shared/lib/photo/prepare-photo'
import { uploadPhoto } from '@/shared/lib/photo/upload-photo'
import { latestOnly } from '@/shared/lib/latest-only'
import { keptFiles } from '@/shared/log/kept-files'

type Options = {
  bucket: Bucket
  userId: string
  onStored: (path: string) => void
  onPendingChange?: (pending: boolean) => void
  onFailed?: () => void
  /** Without a network the photo waits on this device, and goes with what it belongs to. */
  canWait?: boolean
}

type Attempt = { path: string; file: File; photo?: PreparedPhoto; signal: AbortSignal }

/** One photo on its way from the device to the storage: prepared, shown, sent, and sent again after a failure. */
export function usePhotoUpload({ bucket, userId, onStored, onPendingChange, onFailed, canWait }: Options) {
  const queryClient = useQueryClient()
  const [running] = useState(latestOnly)
  const [photo, setPhoto] = useState<PreparedPhoto>()
  const [fraction, setFraction] = useState<number>()

  const upload = useMutation({
    mutationFn: async ({ path, file, photo: known, signal }: Attempt) => {
      const prepared = known ?? (await preparePhoto(file, signal))
      setPhoto(prepared)
      setFraction(0)
      await uploadPhoto(prepared, { bucket, path, onProgress: setFraction, signal }).catch(
        (error: unknown) => {
          if (!canWait || !isNetworkError(error)) throw error
          return keptFiles.keep(path, prepared)
        },
      )
      return prepared
    },
    onMutate: () => onPendingChange?.(true),
    onSuccess: ({ full, small }, { path }) => {
      // What was just sent need not be loaded to be shown.
      queryClient.setQueryData(fileQueries.blob(bucket, path).queryKey, full)
      queryClient.setQueryData(fileQueries.blob(bucket, smallKey(path)).queryKey, small)
      setPhoto(undefined)
      onStored(path)
    },
    onError: (error, { path }) => {
      if (isCancelled(error)) void removePhoto(bucket, path).catch(() => {})
      else onFailed?.()
    },
    onSettled: (_photo, _error, { signal }) => {
      if (running.isCurrent(signal)) onPendingChange?.(false)
    },
  })
  useEffect(() => () => running.end(), [running])

  const begin = (attempt: Omit<Attempt, 'signal'>) => {
    setFraction(undefined)
    setPhoto(attempt.photo)
    upload.mutate({ ...attempt, signal: running.start() })
  }

  return {
    /** The prepared photo, as long as it is not stored. */
    photo,
    /** How much was sent, 0 to 1; undefined while the photo is being prepared. */
    fraction,
    isPending: upload.isPending,
    error: upload.error && !isCancelled(upload.error) ? upload.error : undefined,
    start: (file: File) => begin({ file, path: newObjectKey(userId, 'jpg') }),
    /** Sends the same photo again, under the same key. */
    retry: () => upload.variables && begin({ ...upload.variables, photo }),
    /** Gives the photo up, whatever has become of it. */
    cancel: () => {
      running.end()
      setPhoto(undefined)
      upload.reset()
      onPendingChange?.(false)
    },
  }
}

const isCancelled = (error: unknown) => error instanceof AppError && error.code === 'cancelled'
