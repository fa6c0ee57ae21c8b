import { AppError } from '../api/app-error'
import { type Bucket, downloadFile, newObjectKey, removePhoto, smallKey, uploadFile } from '../api/storage'
import { keptFiles } from './kept-files'

/**
 * Copies a photo in both sizes under a key of its own, since every entry owns its photo: deleting or changing one must not take
 * the picture from another.
 * @returns the key of the copy
 * @throws AppError `not-found` when the photo is no longer there, and others
 */
export async function copyPhoto(bucket: Bucket, userId: string, path: string): Promise<string> {
  const full = await downloadFile(bucket, path)
  const copy = newObjectKey(userId, path.split('.').at(-1) ?? 'jpg')
  await uploadFile({ bucket, path: copy, file: full })
  const small = await findSmall(bucket, path)
  if (small) await uploadFile({ bucket, path: smallKey(copy), file: small })
  return copy
}

/** A photo that another program stored has no small version. */
async function findSmall(bucket: Bucket, path: string): Promise<Blob | undefined> {
  try {
    return await downloadFile(bucket, smallKey(path))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  }
}

/** Removes photos that no entry has any more. A failure leaves a private file behind, which goes with the account. */
export function forgetPhotos(bucket: Bucket, paths: readonly (string | null | undefined)[]): void {
  for (const path of paths) {
    if (!path) continue
    void keptFiles.forget(path)
    void removePhoto(bucket, path).catch(() => {})
  }
}
