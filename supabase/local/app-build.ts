import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const sources = [
  'src',
  '.build',
  'index.html',
  'package.json',
  'supabase/functions/_shared/languages.ts',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
]

/**
 * Builds the app unless the build is newer than everything that it is made from.
 *
 * @param root absolute path of the repository
 */
export async function buildIfStale(root: string): Promise<void> {
  const built = await changedAt(join(root, 'dist/index.html'))
  const changes = await Promise.all(sources.map((name) => lastChange(join(root, name))))
  if (built >= Math.max(...changes)) return
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn' })
}

async function lastChange(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true }).catch(() => [])
  const changes = await Promise.all([path, ...names.map((name) => join(path, name))].map(changedAt))
  return Math.max(...changes)
}

const changedAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
