import { openAsBlob } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'

/**
 * Reads the image of a freshly built database, which spares making and migrating one.
 *
 * @param folder where images are kept
 * @param name what the database was built from
 * @returns the image, or `undefined` when there is none
 */
export async function readSnapshot(folder: string, name: string): Promise<Blob | undefined> {
  return openAsBlob(join(folder, `${name}.tar`)).catch(() => undefined)
}

/** Keeps the image of a freshly built database in place of the former ones. */
export async function saveSnapshot(folder: string, name: string, image: Blob): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${randomUUID()}.part`)
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
  await rename(unfinished, join(folder, `${name}.tar`))
  const others = (await readdir(folder)).filter((file) => file.endsWith('.tar') && file !== `${name}.tar`)
  await Promise.all(others.map((file) => rm(join(folder, file), { force: true })))
}
