import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer } from '../backend.ts'
import type { Query } from '../database.ts'
import { clients } from './clients.ts'
import { documentFiles } from './documents.ts'
import { nutritionists } from './nutritionists.ts'
import { people } from './people.ts'
import { drawPortrait } from './portrait.ts'

interface File {
  bucket: string
  key: string
  type: string
  content: () => Promise<Buffer>
}

/** The key of a person's drawn portrait in the bucket profile-pictures. */
export const portraitKey = (id: string) => `${id}/portrait.png`

/**
 * Stores the files that the demo names and Storage does not hold yet: photos of meals, portraits, documents. Each belongs
 * to the person in whose folder it is.
 *
 * @param query runs statements as the owner of the database
 * @param fetch answers requests to the backend
 * @param secretKey stands above row level security
 */
export async function storeFiles(query: Query, fetch: Answer, secretKey: string): Promise<void> {
  const named = [...(await namedPhotos(query)), ...(await namedOnProfiles(query))]
  const present = await query<{ file: string }>(
    `select bucket_id || '/' || name as file from storage.objects`,
  )
  const stored = new Set(present.map(({ file }) => file))
  for (const { bucket, key, type, content } of named.filter(
    (file) => !stored.has(`${file.bucket}/${file.key}`),
  )) {
    await fetch(
      new Request(`http://localhost/storage/v1/object/${bucket}/${key}`, {
        method: 'POST',
        headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': type },
        body: new Uint8Array(await content()),
      }),
    )
  }
  await query(
    `update storage.objects
     set owner = split_part(name, '/', 1)::uuid, owner_id = split_part(name, '/', 1)
     where owner_id is distinct from split_part(name, '/', 1) and split_part(name, '/', 1) = any ($1)`,
    [people.map(({ id }) => id)],
  )
}

async function namedPhotos(query: Query): Promise<File[]> {
  const rows = await query<{ key: string }>(
    'select image_url as key from public.food_entries where user_id = any ($1) and image_url is not null',
    [clients.filter(({ habits }) => habits?.hasPhotos).map(({ id }) => id)],
  )
  return rows.flatMap(({ key }) => {
    const name = /\/(\w+)-\d+\.jpg$/.exec(key)?.[1]
    const content = () => readFile(join(import.meta.dirname, `photos/${name}.jpg`))
    return name ? bothSizes({ bucket: 'food-images', key, type: 'image/jpeg', content }) : []
  })
}

/** The app stores a small version beside each photo and asks for it in lists; these photos are small as they are. */
const bothSizes = (photo: File): File[] => [
  photo,
  { ...photo, key: photo.key.replace(/\.jpg$/, '-small.jpg') },
]

/** Only what the profile still names: people may have taken a picture or a document away. */
async function namedOnProfiles(query: Query): Promise<File[]> {
  const profiles = await query<{ text: string }>(
    'select to_jsonb(row)::text as text from public.profiles as row',
  )
  const portraits = people.flatMap(({ id, portrait }): File[] => {
    if (!portrait) return []
    const content = () => Promise.resolve(drawPortrait(portrait))
    return [{ bucket: 'profile-pictures', key: portraitKey(id), type: 'image/png', content }]
  })
  const documents = nutritionists.flatMap(documentFiles).map(([key, bytes]): File => {
    const content = () => Promise.resolve(bytes)
    return { bucket: 'feedback-attachments', key, type: 'application/pdf', content }
  })
  return [...portraits, ...documents].filter(({ key }) => profiles.some(({ text }) => text.includes(key)))
}
