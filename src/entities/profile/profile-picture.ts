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

/**
 * Which picture a save has put out of use. Not the one that the profile shows by now: another device may have put it
 * there while the form was open, and it stays.
 * @param began what the form began with
 * @param saved what it has saved
 * @returns null where the form left the picture as it was, or where there was none
 */
export const replacedPicture = (began: string | null, saved: string | null): string | null =>
  saved === began ? null : began

/** Removes a picture that the profile has no more. A failure leaves a file behind, which goes with the account. */
export function forgetPicture(stored: string | null): void {
  const key = pictureKey(stored)
  if (key) void removePhoto(pictureBucket, key).catch(() => {})
}
