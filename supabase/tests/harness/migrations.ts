import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const supabaseFolder = join(import.meta.dirname, '..', '..')

export interface Script {
  name: string
  sql: string
}

/** What a hosted project has before the first migration, as SQL for the superuser. */
export const standInSql = (): string =>
  readFileSync(join(supabaseFolder, 'tests', 'hosted-stand-in.sql'), 'utf8')

/** The FAQ that every project starts with, as SQL. */
export const seedSql = (): string => readFileSync(join(supabaseFolder, 'seed.sql'), 'utf8')

/** All migrations in the order in which they are applied. */
export const listMigrations = (): Script[] => scriptsIn('migrations')

/** The schema as it is, by topic, in the order in which it builds a database. */
export const listSchemas = (): Script[] => scriptsIn('schemas')

const scriptsIn = (folder: string): Script[] =>
  readdirSync(join(supabaseFolder, folder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(supabaseFolder, folder, name), 'utf8') }))
