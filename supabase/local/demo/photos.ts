import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer } from '../backend.ts'
import type { Query } from '../database.ts'
import { clients, demoPassword } from './people.ts'

/**
 * Uploads the photos that demo meals name and Storage does not hold yet, as their owners.
 *
 * @param query runs statements as the owner of the database
 * @param fetch answers requests to the backend
 * @param publishableKey names the project
 */
export async function uploadPhotos(query: Query, fetch: Answer, publishableKey: string): Promise<void> {
  const missing = await query<{ user_id: string; key: string }>(
    `select user_id, image_url as key from public.food_entries
     where user_id = any ($1) and image_url is not null
       and not exists (select from storage.objects where bucket_id = 'food-images' and name = image_url)`,
    [clients.filter(({ habits }) => habits?.hasPhotos).map(({ id }) => id)],
  )
  const send = (path: string, token: string, body: BodyInit, type: string) =>
    fetch(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': type },
        body,
      }),
    )
  for (const owner of clients.filter(({ id }) => missing.some((photo) => photo.user_id === id))) {
    const credentials = JSON.stringify({ email: owner.email, password: demoPassword })
    const session = await send(
      '/auth/v1/token?grant_type=password',
      publishableKey,
      credentials,
      'application/json',
    )
    // Somebody who tries the demo out may have changed the password: then this account gets no more photos.
    if (!session.ok) continue
    const { access_token: token } = (await session.json()) as { access_token: string }
    for (const { key } of missing.filter((photo) => photo.user_id === owner.id)) {
      const name = /\/(\w+)-\d+\.jpg$/.exec(key)?.[1]
      if (!name) continue
      const photo = await readFile(join(import.meta.dirname, `photos/${name}.jpg`))
      await send(`/storage/v1/object/food-images/${key}`, token, new Uint8Array(photo), 'image/jpeg')
    }
    await send('/auth/v1/logout?scope=local', token, '{}', 'application/json')
  }
}
