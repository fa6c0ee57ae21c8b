import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const compressible = /\.(js|css|html|svg|json|txt|webmanifest|wasm)$/

/** Compresses text as small as it gets. */
export const brotli = (content: Uint8Array | string) =>
  toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })

/** Compresses text for clients that know nothing better. */
export const zip = (content: Uint8Array | string) => toGzip(content, { level: constants.Z_BEST_COMPRESSION })

/**
 * Puts compressed copies (.br, .gz) beside the files of a build, as a static host keeps them. Copies that are newer than their
 * file stay.
 *
 * @param folder absolute path of the build
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file: string): Promise<void> {
  const changedAt = (await stat(file)).mtimeMs
  const copies = await Promise.all(
    ['br', 'gz'].map((ending) => stat(`${file}.${ending}`).catch(() => undefined)),
  )
  if (copies.every((copy) => copy && copy.mtimeMs >= changedAt)) return
  const content = await readFile(file)
  await Promise.all([
    brotli(content).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(content).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}
