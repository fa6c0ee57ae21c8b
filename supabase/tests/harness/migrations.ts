import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const supabaseFolder = join(import.meta.dirname, '..', '..')
const migrationsFolder = join(supabaseFolder, 'migrations')

export interface Migration {
  name: string
  sql: string
  /** Policies on storage.objects: on a hosted project the platform lets `postgres` create them, a bare server does not. */
  needsStorageOwner: boolean
}

/** What a hosted project has before the first migration, as SQL for the superuser. */
export const standInSql = (): string =>
  readFileSync(join(supabaseFolder, 'tests', 'hosted-stand-in.sql'), 'utf8')

/** The FAQ that every project starts with, as SQL. */
export const seedSql = (): string => readFileSync(join(supabaseFolder, 'seed.sql'), 'utf8')

/** All migrations in the order in which they are applied. */
export const listMigrations = (): Migration[] =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({
      name,
      sql: readFileSync(join(migrationsFolder, name), 'utf8'),
      needsStorageOwner: name.endsWith('_storage.sql'),
    }))
