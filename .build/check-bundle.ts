/** Holds the login screen to its budget (DESIGN.md section 10): bytes on the wire, and nothing that others need. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[] }

const dist = process.argv[2] ?? 'dist'
const kibibyte = 1024
const budget = { scripts: 138 * kibibyte, styles: 8.5 * kibibyte, total: 158_000 }
/** Text that is in a chunk only if the part is: what the login screen must not load. */
const foreign = {
  Recharts: 'recharts-',
  'Mantine AppShell': 'mantine-AppShell',
  realtime: 'phx_join',
  storage: 'StorageApiError',
  Modal: 'mantine-Modal',
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
)

const firstLoad = ['index.html', findChunk(/locales\/guest\/en\.po$/)]
const chunks = withImports(firstLoad)
const scripts = [...chunks].map((key) => manifest[key]!.file)
const styles = [...new Set([...chunks].flatMap((key) => manifest[key]!.css ?? []))]

const scriptBytes = sum(scripts.map(onTheWire))
const styleBytes = sum(styles.map(onTheWire))
const totalBytes = scriptBytes + styleBytes + sum(['index.html', 'boot.js', 'favicon.svg'].map(onTheWire))

const problems = [
  ...over('scripts', scriptBytes, budget.scripts),
  ...over('styles', styleBytes, budget.styles),
  ...over('login in all', totalBytes, budget.total),
  ...Object.entries(foreign)
    .filter(([, text]) => scripts.some((file) => readFileSync(path.join(dist, file), 'utf8').includes(text)))
    .map(([part]) => `${part} loads with the login screen`),
]
console.log(
  `login: ${scripts.length} scripts ${(scriptBytes / kibibyte).toFixed(1)} KiB, ${styles.length} styles ` +
    `${(styleBytes / kibibyte).toFixed(1)} KiB, ${totalBytes} B in all (brotli, without the font)`,
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

function findChunk(source: RegExp): string {
  const found = Object.keys(manifest).find((key) => source.test(key))
  if (!found) throw new Error(`the build has no chunk for ${source}`)
  return found
}

function withImports(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    withImports(manifest[key]!.imports ?? [], seen)
  }
  return seen
}

function onTheWire(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(readFileSync(path.join(dist, file)), { params }).length
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function over(what: string, bytes: number, limit: number): string[] {
  return bytes > limit ? [`${what}: ${bytes} B, the budget is ${limit} B`] : []
}
