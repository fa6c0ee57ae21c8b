import { mealPhotoBucket } from '@/entities/meal'
import { AppError } from '@/shared/api/app-error'
import { keptPhotos } from '@/shared/outbox/kept-photos'
import { downloadFile, newObjectKey, removePhoto, smallKey, uploadFile } from '@/shared/api/storage'

/**
 * Copies a meal's photo in both sizes under a key of its own, since every meal owns its photo: deleting or changing one
 * meal must not take the picture from another.
 * @returns the key of the copy
 * @throws AppError `not-found` when the photo is no longer there, and others
 */
export async function copyMealPhoto(userId: string, path: string): Promise<string> {
  const full = await downloadFile(mealPhotoBucket, path)
  const copy = newObjectKey(userId, path.split('.').at(-1) ?? 'jpg')
  await uploadFile({ bucket: mealPhotoBucket, path: copy, file: full })
  const small = await findSmall(path)
  if (small) await uploadFile({ bucket: mealPhotoBucket, path: smallKey(copy), file: small })
  return copy
}

/** A photo that another client stored has no small version. */
async function findSmall(path: string): Promise<Blob | undefined> {
  try {
    return await downloadFile(mealPhotoBucket, smallKey(path))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  }
}

/** Removes photos that no meal has any more. A failure leaves a private file behind, which goes with the account. */
export function forgetPhotos(paths: readonly (string | null | undefined)[]): void {
  for (const path of paths) {
    if (!path) continue
    void keptPhotos.forget(path)
    void removePhoto(mealPhotoBucket, path).catch(() => {})
  }
}
