import type { StorageClient, StorageError } from '@supabase/storage-js'
import { AppError, toAppError } from './app-error'
import { backend } from './backend'
import { withSessionChecked } from './run'
import { toStorageError } from './storage-error'

type PrivateBucket = 'food-images' | 'feedback-attachments'
export type Bucket = PrivateBucket | 'profile-pictures'

export type Upload = {
  bucket: Bucket
  /** The object's key: `newObjectKey`. What exists is never written over. */
  path: string
  /** Sent with its own type. */
  file: Blob
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/** An upload that has not moved for so long is taken for a lost connection. */
const stalledAfterMs = 30_000

/**
 * Sends one file to the storage service, over XMLHttpRequest, since neither fetch nor supabase-js tells how far an upload
 * has got.
 * @throws AppError `cancelled`, `network`, `signed-out`, `forbidden`, `too-large`, `invalid` (a type that the bucket
 *   does not take), `duplicate` (the key exists)
 */
export async function uploadFile({ bucket, path, file, onProgress, signal }: Upload): Promise<void> {
  const { url, key, accessToken } = backend()
  const token = await accessToken()
  if (token === key) throw new AppError('signed-out', 'no session to upload with')
  const request = new XMLHttpRequest()
  request.open('POST', `${url}/storage/v1/object/${bucket}/${encodePath(path)}`)
  request.setRequestHeader('apikey', key)
  request.setRequestHeader('Authorization', `Bearer ${token}`)
  request.setRequestHeader('Content-Type', file.type)
  request.setRequestHeader('Cache-Control', 'max-age=3600')
  await withSessionChecked(send(request, file, { onProgress, signal }))
}

/**
 * Like `uploadFile`, and may be tried again under the same key: keys are the user's own, so an object that exists under
 * ours is what an attempt whose answer was lost has stored.
 * @throws AppError all of `uploadFile` but `duplicate`
 */
export async function uploadOnce(upload: Upload): Promise<void> {
  try {
    await uploadFile(upload)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'duplicate') throw error
  }
}

function send(
  request: XMLHttpRequest,
  body: Blob,
  { onProgress, signal }: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let stalled: ReturnType<typeof setTimeout>
    const end = (settle: () => void) => {
      clearTimeout(stalled)
      signal?.removeEventListener('abort', cancel)
      settle()
    }
    const fail = (error: AppError) => end(() => reject(error))
    const cancel = () => {
      fail(new AppError('cancelled', 'the upload was cancelled', signal?.reason))
      request.abort()
    }
    const watch = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        fail(new AppError('network', 'the upload stalled'))
        request.abort()
      }, stalledAfterMs)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () =>
      request.status < 300 ? end(resolve) : fail(toStorageError(request.status, request.responseText))
    request.onerror = () => fail(toAppError(0, 'the upload got no answer'))
    if (signal?.aborted) {
      cancel()
      return
    }
    signal?.addEventListener('abort', cancel)
    watch()
    request.send(body)
  })
}

/**
 * Loads a private file with the user's own token.
 * @throws AppError `not-found` also where the user may not see it
 */
export async function downloadFile(bucket: Bucket, path: string, signal?: AbortSignal): Promise<Blob> {
  const { data, error } = await (await files(bucket)).download(path, {}, { signal })
  if (error) throw fromStorage(error)
  return data
}

/**
 * Deletes files of the user's own folder; one that is not there is no failure.
 * @throws AppError
 */
export async function removeFiles(bucket: Bucket, paths: string[]): Promise<void> {
  const { error } = await (await files(bucket)).remove(paths)
  if (error) throw fromStorage(error)
}

/** Deletes a photo that `PhotoField` has stored, in both sizes. @throws AppError */
export const removePhoto = (bucket: Bucket, path: string): Promise<void> =>
  removeFiles(bucket, [path, smallKey(path)])

/**
 * A key that no other object has, in ASCII whatever the file was called.
 * @param userId the owner: the first folder of a key decides whose it is
 * @param extension without the dot
 */
export const newObjectKey = (userId: string, extension: string): string =>
  `${userId}/${Date.now()}-${crypto.randomUUID()}.${extension}`

/**
 * A key for a document of a nutritionist's profile.
 * @param kind what it proves, such as 'education'
 * @param extension without the dot
 */
export const newDocumentKey = (userId: string, kind: string, extension: string): string =>
  `${userId}/documents/${kind}_${Date.now()}.${extension}`

/** Where the small version of a photo is kept. */
export const smallKey = (path: string): string => `${path.replace(/\.[^./]+$/, '')}-small.jpg`

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const files = async (bucket: Bucket): Promise<ReturnType<StorageClient['from']>> =>
  (await backend().storage()).from(bucket)

function fromStorage(error: StorageError): AppError {
  if (error.status !== undefined) return toStorageError(error.status, JSON.stringify(error))
  const cause = 'originalError' in error ? error.originalError : error
  const cancelled = cause instanceof Error && cause.name === 'AbortError'
  return new AppError(cancelled ? 'cancelled' : 'network', error.message, cause)
}
