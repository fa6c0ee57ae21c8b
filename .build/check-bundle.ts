/** Holds the first screens to their budgets: bytes on the wire, files, and nothing that others need. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { defaultLanguage } from '../supabase/functions/_shared/languages.ts'

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }

const dist = process.argv[2] ?? 'dist'
const kibibyte = 1024
const budget = { scripts: 138 * kibibyte, styles: 8.5 * kibibyte, total: 158_000, member: 260_000, files: 14 }
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

const firstLoad = ['index.html', findWords('guest')]
const chunks = withImports(firstLoad)
const scripts = [...chunks].map((key) => manifest[key]!.file)
const styles = [...new Set([...chunks].flatMap((key) => manifest[key]!.css ?? []))]

const scriptBytes = sum(scripts.map(onTheWire))
const styleBytes = sum(styles.map(onTheWire))
const plainFiles = ['index.html', 'boot.js', 'favicon.svg']
const totalBytes = scriptBytes + styleBytes + sum(plainFiles.map(onTheWire))

const member = withImports([findNamed('member'), findWords('member')], new Set(chunks))
const memberFiles = filesOf([...member].filter((key) => !chunks.has(key)))
const memberBytes = totalBytes + sum(memberFiles.map(onTheWire))
const memberCount = chunks.size + styles.length + plainFiles.length + memberFiles.length

const guestsWithMember = Object.keys(manifest).filter(
  (key) => /routes\/(?!_authed)/.test(key) && withImports([key]).has(findNamed('member')),
)

const problems = [
  ...over('scripts', scriptBytes, budget.scripts),
  ...over('styles', styleBytes, budget.styles),
  ...over('login in all', totalBytes, budget.total),
  ...over('first screen behind the login in all', memberBytes, budget.member),
  ...(memberCount > budget.files ? [`first screen behind the login: ${memberCount} files`] : []),
  ...guestsWithMember.map((key) => `${key} loads what only a signed-in user needs`),
  ...Object.entries(foreign)
    .filter(([, text]) => scripts.some((file) => readFileSync(path.join(dist, file), 'utf8').includes(text)))
    .map(([part]) => `${part} loads with the login screen`),
]
console.log(
  `login: ${scripts.length} scripts ${(scriptBytes / kibibyte).toFixed(1)} KiB, ${styles.length} styles ` +
    `${(styleBytes / kibibyte).toFixed(1)} KiB, ${totalBytes} B in all (brotli, without the font)\n` +
    `first screen behind it: ${memberCount} files, ${memberBytes} B in all (without charts and data)`,
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

function findWords(part: string): string {
  return findChunk(new RegExp(`locales/${part}/${defaultLanguage}\\.po$`))
}

function findNamed(name: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]!.name === name)
  if (!found) throw new Error(`the build has no chunk named ${name}`)
  return found
}

function filesOf(keys: string[]): string[] {
  return [...new Set(keys.flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]))]
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
