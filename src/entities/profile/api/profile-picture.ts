import { removePhoto } from '@/shared/api/storage'

export const pictureBucket = 'profile-pictures'

const publicPath = `/storage/v1/object/public/${pictureBucket}/`

/**
 * The key of a stored picture: other clients of the API keep the whole public address.
 * @param stored the column profile_picture_url
 * @returns null without a picture, and for one that is kept elsewhere
 */
export function pictureKey(stored: string | null): string | null {
  if (stored === null || !/^https?:/.test(stored)) return stored
  const at = stored.indexOf(publicPath)
  return at < 0 ? null : decodeURIComponent(stored.slice(at + publicPath.length))
}

/** Removes a picture that the profile has no more. A failure leaves a file behind, which goes with the account. */
export function forgetPicture(stored: string | null): void {
  const key = pictureKey(stored)
  if (key) void removePhoto(pictureBucket, key).catch(() => {})
}
