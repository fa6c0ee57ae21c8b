import { removePhoto } from '@/shared/api/storage'

export const pictureBucket = 'profile-pictures'

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
  if (stored) void removePhoto(pictureBucket, stored).catch(() => {})
}
