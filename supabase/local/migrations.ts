import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Origin, Seed } from './data-folder.ts'
import type { Database, Query } from './database.ts'
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
 * Applies the migrations to an empty database, then the seed.
 *
 * @throws Error with the name of the script that failed; the database is as empty as before
 */
export async function build(database: Database, source: Source): Promise<void> {
  await migrate(database, source.migrations)
  if (source.seed.trim() !== '') await inScript('seed.sql', () => database.script(source.seed))
}

/**
 * Applies those of the migrations that the database does not know as applied, as `supabase db push` keeps account of them:
 * all or none.
 *
 * @throws Error with the name of the migration that failed; the database is as it was
 */
export async function migrate(database: Database, migrations: Script[]): Promise<void> {
  await database.transaction(async (query, script) => {
    for (const { name, sql } of migrations) {
      if (await isApplied(query, name)) continue
      await inScript(name, () => script(sql))
      await query(
        'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
        partsOf(name),
      )
    }
  })
}

const isApplied = async (query: Query, name: string) =>
  (await query('select from supabase_migrations.schema_migrations where version = $1', [partsOf(name)[0]]))
    .length > 0

/** `20261128000001_release_1.sql` is version 20261128000001, named release_1. */
const partsOf = (name: string) => /^(\d+)_(.*)\.sql$/.exec(name)?.slice(1) ?? [name, name]

async function inScript(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Tells what a database of this program is made from and by, to compare with what a data folder says. */
export async function originOf(source: Source, seed: Seed): Promise<Origin> {
  const release = (await installedVersion('@electric-sql/pglite')).split('.').slice(0, 2).join('.')
  return {
    migrations: source.migrations.map(({ name, sql }) => ({ name, digest: digestOf(sql) })),
    firstRows: seed === 'demo' ? digestOf(source.seed) : '',
    engine: `PGlite ${release}`,
  }
}

/** Names the image of a database that was built from this source by what is installed now. */
export async function imageNameOf({ migrations, seed }: Source): Promise<string> {
  const versions = await Promise.all(['@electric-sql/pglite', '@supabase/lite'].map(installedVersion))
  return digestOf(...migrations.flatMap(({ name, sql }) => [name, sql]), seed, standIns, ...versions)
}

function digestOf(...texts: string[]): string {
  const digest = createHash('sha256')
  for (const text of texts) digest.update(`${text}\n`)
  return digest.digest('hex')
}

async function installedVersion(name: string): Promise<string> {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const file = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync)
  if (!file) throw new StartError(`${name} is not installed; run npm ci.`)
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}
