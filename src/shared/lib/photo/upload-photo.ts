import { smallKey, type Upload, uploadOnce } from '@/shared/api/storage'
import type { PreparedPhoto } from '@/shared/lib/photo/prepare-photo'

/**
 * Stores a photo in both sizes, the full one last: where it is, the small one is too. May be tried again under the same
 * key: what an attempt whose answer was lost has stored already is left as it is.
 * @throws AppError
 */
export async function uploadPhoto(
  photo: PreparedPhoto,
  { bucket, path, onProgress, signal }: Omit<Upload, 'file'>,
): Promise<void> {
  await uploadOnce({ bucket, path: smallKey(path), file: photo.small, signal })
  await uploadOnce({ bucket, path, file: photo.full, onProgress, signal })
}
