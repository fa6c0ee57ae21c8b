import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>
type Content = Parameters<StorageAdapter['uploadObject']>[3]

/** Where bytes are kept, under a name that is safe as a file name. */
interface Shelf {
  read(name: string): Promise<Uint8Array>
  write(name: string, bytes: Uint8Array): Promise<void>
  remove(name: string): Promise<void>
}

interface Label {
  mimetype: string
  cacheControl: string
  savedAt: string
}

/**
 * Keeps the bytes of uploaded files.
 *
 * @param folder absolute path of the folder for them; `undefined` keeps them in memory
 * @returns the adapter through which Lite's Storage reads and writes
 */
export function createFileStore(folder: string | undefined): StorageAdapter {
  const shelf = folder === undefined ? memoryShelf() : folderShelf(folder)

  const save = async (bucket: string, key: string, bytes: Uint8Array, label: Label) => {
    const name = nameOf(bucket, key)
    await shelf.write(name, bytes)
    await shelf.write(`${name}.json`, Buffer.from(JSON.stringify(label)))
    return describe(bytes, label)
  }

  const load = async (bucket: string, key: string) => {
    const name = nameOf(bucket, key)
    const [bytes, label] = await Promise.all([shelf.read(name), shelf.read(`${name}.json`)])
    return { bytes, label: JSON.parse(Buffer.from(label).toString()) as Label }
  }

  const remove = async (bucket: string, key: string) => {
    const name = nameOf(bucket, key)
    await Promise.all([shelf.remove(name), shelf.remove(`${name}.json`)])
  }

  return {
    driver: shelf,
    async getObject(bucket, key, _version, headers) {
      const { bytes, label } = await load(bucket, key)
      const metadata = describe(bytes, label)
      if (headers?.ifNoneMatch === metadata.eTag) return { httpStatusCode: 304, metadata }
      return { httpStatusCode: 200, metadata, body: new Blob([new Uint8Array(bytes)]).stream() }
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      return save(bucket, key, await bytesOf(body), {
        mimetype,
        cacheControl,
        savedAt: new Date().toISOString(),
      })
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)))
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const { bytes, label } = await load(bucket, key)
      return { ...(await save(toBucket, toKey, bytes, label)), httpStatusCode: 200 }
    },
    async headObject(bucket, key) {
      const { bytes, label } = await load(bucket, key)
      return describe(bytes, label)
    },
    async privateAssetUrl() {
      throw new Error('Stored files have no address of their own')
    },
  }
}

// A digest in place of the key: no key can point outside the folder or be too long for the file system.
const nameOf = (bucket: string, key: string) => createHash('sha256').update(`${bucket}/${key}`).digest('hex')

function describe(bytes: Uint8Array, label: Label): Metadata {
  return {
    cacheControl: label.cacheControl,
    contentLength: bytes.byteLength,
    size: bytes.byteLength,
    mimetype: label.mimetype,
    lastModified: new Date(label.savedAt),
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
  }
}

async function bytesOf(body: Content): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const parts: Uint8Array[] = []
  for (let reader = body.getReader(), part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}

function memoryShelf(): Shelf {
  const shelf = new Map<string, Uint8Array>()
  return {
    async read(name) {
      const bytes = shelf.get(name)
      if (!bytes) throw new Error('No such file')
      return bytes
    },
    async write(name, bytes) {
      shelf.set(name, bytes)
    },
    async remove(name) {
      shelf.delete(name)
    },
  }
}

function folderShelf(folder: string): Shelf {
  return {
    read: (name) => readFile(join(folder, name)),
    async write(name, bytes) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `${randomUUID()}.part`)
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(folder, name))
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}
