import { backend } from './backend'

/**
 * Where a profile picture is loaded from; they are public.
 * @param key the column profile_picture_url: a key of the bucket
 * @returns undefined without a picture
 */
export function pictureAddress(key: string | null | undefined): string | undefined {
  if (!key) return undefined
  const path = key.split('/').map(encodeURIComponent).join('/')
  return `${backend().url}/storage/v1/object/public/profile-pictures/${path}`
}
