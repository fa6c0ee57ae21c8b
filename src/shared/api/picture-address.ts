import { backend } from './backend'

/**
 * Where a profile picture is loaded from. They are public (DESIGN.md section 5), and stored as a key of the bucket or,
 * by other clients of the API, as a whole address.
 * @param stored the column profile_picture_url
 * @returns undefined without a picture
 */
export function pictureAddress(stored: string | null | undefined): string | undefined {
  if (!stored) return undefined
  if (/^https?:/.test(stored)) return stored
  const path = stored.split('/').map(encodeURIComponent).join('/')
  return `${backend().url}/storage/v1/object/public/profile-pictures/${path}`
}
