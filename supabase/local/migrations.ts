import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Origin, Seed } from './data-folder.ts'
import type { Database } from './database.ts'
import { standIns } from './stand-ins.ts'
import { StartError } from './start-error.ts'

interface Script {
  name: string
  sql: string
}

/** What a database is made from. */
export interface Source {
  /** In the order of their names. */
  migrations: Script[]
  /** Rows that every project starts with, as on a hosted one; empty when there is no such file. */
  seed: string
}

/**
 * Reads what a database is made from.
 *
 * @param supabaseFolder absolute path of the folder that holds `migrations` and, perhaps, `seed.sql`
 */
export async function readSource(supabaseFolder: string): Promise<Source> {
  const folder = join(supabaseFolder, 'migrations')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })),
  )
  const seedFile = join(supabaseFolder, 'seed.sql')
  return { migrations, seed: existsSync(seedFile) ? await readFile(seedFile, 'utf8') : '' }
}

/**
 * Applies the migrations to an empty database, each in a transaction of its own, then the seed.
 *
 * @throws Error with the name of the script that failed
 */
export async function build(database: Database, source: Source): Promise<void> {
  const scripts = [...source.migrations, { name: 'seed.sql', sql: source.seed }]
  for (const { name, sql } of scripts.filter((script) => script.sql.trim() !== '')) {
    try {
      await database.script(sql)
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
}

/** Tells what a database of this program is made from and by, to compare with what a data folder says. */
export async function originOf(source: Source, seed: Seed): Promise<Origin> {
  const release = (await installedVersion('@electric-sql/pglite')).split('.').slice(0, 2).join('.')
  return { schema: digestOf(seed === 'demo' ? source : { ...source, seed: '' }), engine: `PGlite ${release}` }
}

/** Names the image of a database that was built from this source by what is installed now. */
export async function imageNameOf(source: Source): Promise<string> {
  const versions = await Promise.all(['@electric-sql/pglite', '@supabase/lite'].map(installedVersion))
  return digestOf({ ...source, seed: [source.seed, standIns, ...versions].join('\n') })
}

function digestOf(source: Source): string {
  const digest = createHash('sha256').update(source.seed)
  for (const { name, sql } of source.migrations) digest.update(`\n${name}\n${sql}`)
  return digest.digest('hex')
}

async function installedVersion(name: string): Promise<string> {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const file = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync)
  if (!file) throw new StartError(`${name} is not installed; run npm ci.`)
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}
