import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'

const mostImages = 3

/**
 * Reads the image of a freshly built database, which spares making and migrating one.
 *
 * @param folder where images are kept
 * @param name what the database was built from
 * @returns the image, or `undefined` when there is none
 */
export async function readSnapshot(folder: string, name: string): Promise<Blob | undefined> {
  const file = join(folder, `${name}.tar`)
  return existsSync(file) ? openAsBlob(file) : undefined
}

/** Keeps the image of a freshly built database, beside the latest others: another process may just be reading one. */
export async function saveSnapshot(folder: string, name: string, image: Blob): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${randomUUID()}.part`)
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
  await rename(unfinished, join(folder, `${name}.tar`))
  await removeOldest(folder)
}

async function removeOldest(folder: string): Promise<void> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.tar'))
    .map((file) => join(folder, file))
  const images = await Promise.all(files.map(async (file) => ({ file, savedAt: (await stat(file)).mtimeMs })))
  const oldest = images.toSorted((one, other) => other.savedAt - one.savedAt).slice(mostImages)
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })))
}
