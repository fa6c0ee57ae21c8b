import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

/** Loaded when it is first needed, and kept from then on: the decoder of HEIC photos is larger than all the rest. */
const onDemand = /^assets\/heic-to-/

/**
 * Builds the service worker: one file at the root of the build, with the list of what a release is made of.
 * Written here and not with Workbox, which would bring two hundred packages for what are two dozen lines.
 *
 * @param source path of the worker; it imports nothing
 */
export function serviceWorker(source: string): Plugin {
  let root = ''
  let publicDir = ''
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const file = path.join(root, source)
        const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })
        const assets = Object.keys(bundle).filter(
          (name) => name.startsWith('assets/') && !onDemand.test(name),
        )
        const publicFiles = readPublic(publicDir)
        const manifests = Object.values(bundle).flatMap((one) =>
          one.type === 'asset' && one.fileName.endsWith('.webmanifest')
            ? [[one.fileName, Buffer.from(one.source)] as const]
            : [],
        )
        const page = bundle['index.html']
        const pageSource = page?.type === 'asset' ? page.source : ''
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: describeRelease(assets, new Map([...publicFiles, ...manifests]), [pageSource, code]) + code,
        })
      },
    },
  }
}

/**
 * The line that tells the worker what its release is made of.
 * @param assets names of the hashed files
 * @param publicFiles the other files of the build, with their contents
 * @param rest what else makes a release another one when it changes
 */
export function describeRelease(
  assets: readonly string[],
  publicFiles: ReadonlyMap<string, Uint8Array>,
  rest: readonly (string | Uint8Array)[],
): string {
  const hash = createHash('sha256')
  for (const name of assets.toSorted()) hash.update(`${name}\n`)
  for (const [name, content] of publicFiles) hash.update(name).update(content)
  for (const part of rest) hash.update(part)
  const files = [...assets.toSorted(), ...publicFiles.keys()].map((name) => `/${name}`)
  return `const RELEASE = ${JSON.stringify({ version: hash.digest('hex').slice(0, 12), files })};\n`
}

function readPublic(folder: string): Map<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).toSorted()
  return new Map(files.map((file) => [path.relative(folder, file).replaceAll('\\', '/'), readFileSync(file)]))
}
